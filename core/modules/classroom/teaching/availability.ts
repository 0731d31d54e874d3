// The hours at which a teacher can teach: those of a week, and days with other hours.
import { inIndia, indianDay, MINUTE, type Instant } from '#core/kernel/time.ts'

/** Minutes since midnight in India. */
export interface Hours {
  readonly startMinutes: number
  readonly endMinutes: number
}

export interface WeeklyHours extends Hours {
  /** 0 is Sunday. */
  readonly weekday: number
}

export interface Availability {
  readonly weekly: readonly WeeklyHours[]
  /** Days with other hours than their weekday's. No hours: not at all on that day. */
  readonly days: readonly { readonly day: string; readonly hours: readonly Hours[] }[]
}

/** UNKNOWN: the teacher has not said. */
export const CAN_TEACH = ['YES', 'UNKNOWN', 'NO'] as const
export type CanTeach = (typeof CAN_TEACH)[number]

/** YES when one stretch of hours, or stretches that meet, hold the whole class. No class goes over midnight. */
export function canTeach(
  availability: Availability | undefined,
  { startsAt, endsAt }: { readonly startsAt: Instant; readonly endsAt: Instant },
): CanTeach {
  if (!availability) return 'UNKNOWN'
  const { weekday, hour, minute } = inIndia(startsAt)
  const startMinutes = 60 * hour + minute
  const day = indianDay(startsAt)
  const hours =
    availability.days.find((each) => each.day === day)?.hours ??
    availability.weekly.filter((each) => each.weekday === weekday)
  return holds(hours, { startMinutes, endMinutes: startMinutes + (endsAt - startsAt) / MINUTE }) ? 'YES' : 'NO'
}

function holds(hours: readonly Hours[], { startMinutes, endMinutes }: Hours): boolean {
  let covered = startMinutes
  for (const each of hours.toSorted((a, b) => a.startMinutes - b.startMinutes))
    if (each.startMinutes <= covered) covered = Math.max(covered, each.endMinutes)
  return covered >= endMinutes
}

/** Each day once, each stretch with an end after its beginning, and no two that overlap. */
export function isWellFormed({ weekly, days }: Availability): boolean {
  const byWeekday = Map.groupBy(weekly, ({ weekday }) => weekday)
  const lists = [...byWeekday.values(), ...days.map(({ hours }) => hours)]
  return new Set(days.map(({ day }) => day)).size === days.length && lists.every(areApart)
}

function areApart(hours: readonly Hours[]): boolean {
  const sorted = hours.toSorted((a, b) => a.startMinutes - b.startMinutes)
  return sorted.every(
    ({ startMinutes, endMinutes }, i) => startMinutes < endMinutes && startMinutes >= (sorted[i - 1]?.endMinutes ?? 0),
  )
}
