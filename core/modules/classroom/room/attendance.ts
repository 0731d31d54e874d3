// Attendance from the stays of a learner in the room: learning reference, section 5. Webhooks and heartbeats come late, twice, in
// any order or not at all; the rows that they leave do not depend on it.
import { HOUR, later, MINUTE, toInstant, type Instant } from '#core/kernel/time.ts'

/** A visit as the room's webhooks report it, or a stretch of heartbeats of the learner's page. */
export interface Stay {
  readonly source: 'WEBHOOK' | 'HEARTBEAT'
  /** Null: the report has not arrived. */
  readonly joinedAt: Instant | null
  readonly leftAt: Instant | null
}

export interface Interval {
  readonly from: Instant
  readonly till: Instant
}

export interface Attendance {
  readonly presentMs: number
  readonly isAttended: boolean
  readonly isLate: boolean
  readonly leftEarly: boolean
}

const ENOUGH_OF_AN_HOUR = 20 * MINUTE
/** More than this after the beginning is late; more than this before the end is early. */
const GRACE = 10 * MINUTE

/** `scheduledMs` is the length on the timetable. */
export function attendanceOf(stays: readonly Stay[], live: Interval, scheduledMs: number): Attendance {
  const present = presenceOf(stays, live)
  const presentMs = present.reduce((sum, { from, till }) => sum + (till - from), 0)
  const first = present[0]
  const last = present.at(-1)
  const isEnough = presentMs > 0 && presentMs * 2 >= live.till - live.from
  return {
    presentMs,
    isAttended: isEnough || (scheduledMs >= HOUR && presentMs >= ENOUGH_OF_AN_HOUR),
    isLate: first !== undefined && first.from > later(live.from, GRACE),
    leftEarly: last !== undefined && last.till < later(live.till, -GRACE),
  }
}

/** The times in the room while the class was live, united, the earliest first. */
export function presenceOf(stays: readonly Stay[], live: Interval): Interval[] {
  const clipped = stays
    .flatMap((stay) => intervalOf(stay, stays) ?? [])
    .map(({ from, till }) => ({ from: from < live.from ? live.from : from, till: till > live.till ? live.till : till }))
    .filter(({ from, till }) => from < till)
    .toSorted((a, b) => a.from - b.from)
  const united: Interval[] = []
  for (const next of clipped) {
    const last = united.at(-1)
    if (last === undefined || last.till < next.from) united.push(next)
    else if (last.till < next.till) united[united.length - 1] = { from: last.from, till: next.till }
  }
  return united
}

/** Only the heartbeats of a visit count when its beginning is not known. */
function intervalOf(stay: Stay, stays: readonly Stay[]): Interval | undefined {
  const { joinedAt, leftAt } = stay
  if (joinedAt === null) return undefined
  return { from: joinedAt, till: leftAt ?? lastBeat(stays, joinedAt, nextVisit(stays, joinedAt)) ?? joinedAt }
}

/** A learner has one place: the next visit ends the one before. */
function nextVisit(stays: readonly Stay[], joinedAt: Instant): number {
  const visits = stays.filter(({ source }) => source === 'WEBHOOK')
  return Math.min(
    ...visits.flatMap((each) => (each.joinedAt !== null && each.joinedAt > joinedAt ? each.joinedAt : [])),
  )
}

/** The end of a visit of which nobody has said that it ended: the last sign of the learner's page during it. */
function lastBeat(stays: readonly Stay[], from: Instant, next: number): Instant | undefined {
  const ends = stays
    .filter(({ source }) => source === 'HEARTBEAT')
    .flatMap(({ joinedAt, leftAt }) => (joinedAt !== null && leftAt !== null && joinedAt <= next ? [leftAt] : []))
    .filter((at) => at >= from)
  const last = ends.toSorted((a, b) => a - b).at(-1)
  return last !== undefined && last > next ? toInstant(next) : last
}
