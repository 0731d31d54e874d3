// How often something may happen. Two kinds: in this process's memory, for browsing (lost on a restart, which is acceptable),
// and tallies in the database, for what must hold across processes and fail closed.
import { commonErrors } from '#core/kernel/common-errors.ts'
import { later, MINUTE, toInstant, type Clock, type Instant } from '#core/kernel/time.ts'
import type { Db } from '#server/platform/database/db.ts'
import { at } from '#server/platform/database/db-time.ts'

export interface Rule {
  readonly calls: number
  readonly perSeconds: number
}

export interface Limiter {
  /** Counts one call of `subject`; throws RATE_LIMIT_EXCEEDED beyond the rule. */
  readonly take: (subject: string, rule: Rule) => void
}

/** Beyond this, the window that began first is dropped: callers who are being refused stay refused. */
const MAX_SUBJECTS = 50_000
/** The interval at which expired counters are deleted. */
const SWEEP_EVERY = MINUTE

/** A fixed window per subject, in memory. */
export function createLimiter(now: Clock): Limiter {
  const windows = new Map<string, { ends: number; count: number }>()
  let sweepAt = toInstant(0)

  function makeRoom(time: Instant): void {
    if (time >= sweepAt || sweepAt > later(time, SWEEP_EVERY)) {
      sweepAt = later(time, SWEEP_EVERY)
      for (const [subject, { ends }] of windows) if (ends <= time) windows.delete(subject)
    }
    const [oldest] = windows.keys()
    if (windows.size >= MAX_SUBJECTS && oldest !== undefined) windows.delete(oldest)
  }

  return {
    take(subject, { calls, perSeconds }) {
      const time = now()
      const ends = time + perSeconds * 1_000
      let window = windows.get(subject)
      // One that ends later than one that begins now is of a clock that was ahead and has been set right.
      if (!window || window.ends <= time || window.ends > ends) {
        windows.delete(subject) // a Map keeps the place of a key that is set again
        makeRoom(time)
        windows.set(subject, (window = { ends, count: 0 }))
      }
      window.count += 1
      if (window.count > calls) throw tooMany((window.ends - time) / 1_000)
    },
  }
}

export function tooMany(seconds: number): Error {
  return commonErrors.RATE_LIMIT_EXCEEDED({ n: Math.max(1, Math.ceil(seconds)) })
}

export interface LimitCheck {
  readonly subject: string
  readonly perSeconds: number
  /** 0 only looks. */
  readonly add?: 0 | 1
}

export interface Tally {
  readonly count: number
  readonly secondsLeft: number
}

/** Adds to each count in its current window and answers them, in the order asked. */
export async function tallies(
  { db, now }: { readonly db: Db; readonly now: Clock },
  counted: readonly LimitCheck[],
): Promise<Tally[]> {
  const keyed = counted.map(({ subject, perSeconds, add = 1 }) => {
    const span = perSeconds * 1_000
    return {
      subject,
      perSeconds,
      add,
      start: toInstant(Math.floor(now() / span) * span),
      end: Math.ceil((now() + 1) / span) * span,
    }
  })
  // In one order everywhere, so that two callers who count the same things never wait for each other.
  const rows = keyed
    .toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))
    .map(({ subject, perSeconds, start, add }) => ({
      subject,
      window_seconds: perSeconds,
      window_start: at(start),
      count: add,
    }))
  const answered = await db
    .insertInto('platform.tally')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['subject', 'window_seconds', 'window_start'])
        .doUpdateSet({ count: (eb) => eb('platform.tally.count', '+', eb.ref('excluded.count')) }),
    )
    .returning(['subject', 'window_seconds', 'count'])
    .execute()
  const counts = new Map(answered.map((row) => [`${row.subject} ${row.window_seconds}`, row.count]))
  return keyed.map((each) => ({ count: counts.get(keyOf(each)) ?? 0, secondsLeft: (each.end - now()) / 1_000 }))
}

/** Counts one call of `subject` for all processes; throws RATE_LIMIT_EXCEEDED beyond the rule. */
export async function takeEverywhere(
  tools: { readonly db: Db; readonly now: Clock },
  subject: string,
  { calls, perSeconds }: Rule,
): Promise<void> {
  refuseBeyond(await tallies(tools, [{ subject: `call ${subject}`, perSeconds }]), [calls])
}

/** Throws RATE_LIMIT_EXCEEDED, with the longest wait, if there are more than `most` of one of these. */
export function refuseBeyond(counted: readonly Tally[], most: readonly number[]): void {
  const waits = counted.flatMap(({ count, secondsLeft }, i) => (count > (most[i] ?? Infinity) ? [secondsLeft] : []))
  if (waits.length > 0) throw tooMany(Math.max(...waits))
}

function keyOf({ subject, perSeconds }: LimitCheck): string {
  return `${subject} ${perSeconds}`
}
