// Compares a batch's weekly timetable with its sessions, and answers the changes that make them agree.
import { DAY, fromIndia, indianDay, inIndia, isBefore, later, MINUTE, startOfDayInIndia, type Instant } from '#core/kernel/time.ts' // prettier-ignore
import type { TaughtBatch } from '#core/modules/catalogue/batch/taught-batch.ts'
import type { LocalisedText } from '#core/taxonomy/language.ts'
import type { SessionKind, SessionStatus } from './session-status.ts'

/** Sessions exist this long ahead. */
export const SESSIONS_AHEAD = 56 * DAY

/** Days without classes, both included: "2026-11-23". */
export interface Closure {
  readonly name: LocalisedText
  readonly firstDay: string
  readonly lastDay: string
  /** Empty: for all. */
  readonly boards: readonly string[]
  readonly grades: readonly number[]
}

/** A class on a date, as the timetable has it. */
export interface Occurrence {
  readonly day: string
  readonly subject: string
  readonly startsAt: Instant
  readonly endsAt: Instant
  readonly teacherId: string
  readonly isFree: boolean
}

/** A session of the batch, as it is. */
export interface PlacedSession extends Occurrence {
  readonly uid: string
  readonly sessionId: string
  readonly n: number
  readonly kind: SessionKind
  readonly status: SessionStatus
  readonly slotStartsAt: Instant
  readonly isByHand: boolean
}

export interface NewOccurrence extends Occurrence {
  readonly uid: string
  readonly n: number
}

export interface SessionPlan {
  readonly added: readonly NewOccurrence[]
  /** Moved, given to another teacher, or held after all. */
  readonly changed: readonly { readonly session: PlacedSession; readonly to: Occurrence }[]
  /** The closure is null where the timetable no longer has the class. */
  readonly cancelled: readonly { readonly session: PlacedSession; readonly closure: LocalisedText | null }[]
  /** Open to everybody from now on, or no longer: families hear nothing of it. */
  readonly opened: readonly { readonly uid: string; readonly isFree: boolean }[]
}

/** A calendar knows a class by this name, which stays when the hour moves. */
export function sessionUid(batchId: string, day: string, subject: string, n: number): string {
  return `${batchId}-${day}-${subject}-${n}@kandil`
}

/** The end of the last day for which sessions exist. */
export function sessionsTill(now: Instant): Instant {
  return later(startOfDayInIndia(now), SESSIONS_AHEAD + DAY)
}

/**
 * The sessions must be all of the batch from the start of today on. A session that has begun, or that staff changed, stays as it
 * is. Sessions keep their uid when their hour moves on the same day.
 */
export function planSessions(
  batch: TaughtBatch,
  closures: readonly Closure[],
  sessions: readonly PlacedSession[],
  now: Instant,
): SessionPlan {
  const plan = { added: [], changed: [], cancelled: [], opened: [] }
  const wanted = Map.groupBy(occurrencesOf(batch, startOfDayInIndia(now), sessionsTill(now)), keyOf)
  const placed = Map.groupBy(sessions, keyOf)
  for (const key of new Set([...wanted.keys(), ...placed.keys()]))
    planDay({ batch, closures, now, plan }, wanted.get(key) ?? [], placed.get(key) ?? [])
  return plan
}

/** The dates on which the timetable falls, the earliest first. */
export function occurrencesOf(batch: TaughtBatch, from: Instant, till: Instant): Occurrence[] {
  const days = Array.from({ length: Math.ceil((till - from) / DAY) }, (_, i) => inIndia(later(from, i * DAY)))
  const classes = days.flatMap(({ year, month, day, weekday }) =>
    batch.slots
      .filter((slot) => slot.weekday === weekday)
      .map(({ startMinutes, lengthMinutes, subject, teacherId, isFree }) => {
        const startsAt = fromIndia(year, month, { day, minutes: startMinutes })
        const endsAt = later(startsAt, lengthMinutes * MINUTE)
        return { day: indianDay(startsAt), subject, startsAt, endsAt, teacherId, isFree }
      }),
  )
  return classes
    .filter(({ startsAt }) => !isBefore(startsAt, batch.startsAt) && isBefore(startsAt, batch.endsAt))
    .toSorted((a, b) => a.startsAt - b.startsAt)
}

/** The closure that covers this day for this batch. It is the course's own board that counts. */
export function closureOn(
  day: string,
  { boards, grade }: Pick<TaughtBatch, 'boards' | 'grade'>,
  closures: readonly Closure[],
): Closure | undefined {
  return closures.find(
    (each) =>
      each.firstDay <= day &&
      day <= each.lastDay &&
      (each.boards.length === 0 || each.boards.includes(boards[0] ?? '')) &&
      (each.grades.length === 0 || each.grades.includes(grade)),
  )
}

interface Planning {
  readonly batch: TaughtBatch
  readonly closures: readonly Closure[]
  readonly now: Instant
  readonly plan: {
    readonly added: NewOccurrence[]
    readonly changed: { readonly session: PlacedSession; readonly to: Occurrence }[]
    readonly cancelled: { readonly session: PlacedSession; readonly closure: LocalisedText | null }[]
    readonly opened: { readonly uid: string; readonly isFree: boolean }[]
  }
}

function keyOf({ day, subject }: { readonly day: string; readonly subject: string }): string {
  return `${day} ${subject}`
}

/** The classes of one subject on one day. */
function planDay(planning: Planning, wanted: readonly Occurrence[], sessions: readonly PlacedSession[]): void {
  const { batch, closures, now, plan } = planning
  const generated = sessions.filter(({ kind }) => isGenerated(kind)).toSorted((a, b) => a.slotStartsAt - b.slotStartsAt)
  const { pairs, left, surplus } = pair(wanted, generated, now)
  for (const { to, session } of pairs) planPair(planning, to, session)
  for (const session of surplus)
    if (isOpen(session, now) && session.status === 'SCHEDULED') plan.cancelled.push({ session, closure: null })
  const taken = new Set(sessions.map(({ n }) => n))
  for (const occurrence of left) {
    const { day, subject } = occurrence
    if (closureOn(day, batch, closures)) continue
    const n = firstFree(taken)
    taken.add(n)
    plan.added.push({ ...occurrence, n, uid: sessionUid(batch.id, day, subject, n) })
  }
}

/** The others are planned by staff. */
function isGenerated(kind: SessionKind): boolean {
  return kind === 'CLASS' || kind === 'AI_LESSON'
}

function planPair({ batch, closures, now, plan }: Planning, to: Occurrence, session: PlacedSession): void {
  if (!isOpen(session, now)) return
  const closure = closureOn(to.day, batch, closures)
  if (closure) {
    if (session.status === 'SCHEDULED') plan.cancelled.push({ session, closure: closure.name })
    return
  }
  const isSame =
    session.status === 'SCHEDULED' &&
    session.startsAt === to.startsAt &&
    session.endsAt === to.endsAt &&
    session.teacherId === to.teacherId
  if (!isSame && isBefore(now, to.startsAt)) plan.changed.push({ session, to })
  if (session.isFree !== to.isFree) plan.opened.push({ uid: session.uid, isFree: to.isFree })
}

/** The generator may still change it. */
function isOpen({ startsAt, status, isByHand }: PlacedSession, now: Instant): boolean {
  return !isByHand && isBefore(now, startsAt) && (status === 'SCHEDULED' || status === 'CANCELLED')
}

/** Those of the same hour belong together, the others in their order. A class cannot move to an hour that is past. */
function pair(wanted: readonly Occurrence[], sessions: readonly PlacedSession[], now: Instant) {
  const same = wanted.flatMap((to) => {
    const session = sessions.find(({ slotStartsAt }) => slotStartsAt === to.startsAt)
    return session ? [{ to, session }] : []
  })
  const others = wanted.filter((to) => isBefore(now, to.startsAt) && !same.some((each) => each.to === to))
  const free = sessions.filter((session) => !same.some((each) => each.session === session))
  const both = Math.min(others.length, free.length)
  const moved = others.slice(0, both).flatMap((to, i) => {
    const session = free[i]
    return session ? [{ to, session }] : []
  })
  return { pairs: [...same, ...moved], left: others.slice(both), surplus: free.slice(both) }
}

function firstFree(taken: ReadonlySet<number>): number {
  let n = 1
  while (taken.has(n)) n += 1
  return n
}
