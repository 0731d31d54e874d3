// The next classes of a learner's batches.
import { fromIndia, inIndia, isBefore, later, MINUTE, toInstant, type Instant } from '#core/kernel/time.ts'
import { nextStart } from '#core/modules/catalogue/class-times.ts'

interface Slot {
  readonly weekday: number
  readonly startMinutes: number
  readonly lengthMinutes: number
}

interface Batch<S extends Slot> {
  readonly startsAt: Instant
  readonly endsAt: Instant
  readonly timetable: readonly S[]
}

export interface ClassAhead<S extends Slot> {
  readonly slot: S
  readonly startsAt: Instant
  readonly endsAt: Instant
  readonly isLive: boolean
}

/**
 * Lists each weekly class once, at its next time or its running one, soonest first. The list is empty before the batch
 * begins and after its end.
 */
export function classesAhead<S extends Slot>(
  { startsAt, endsAt, timetable }: Batch<S>,
  validTill: Instant,
  now: Instant,
): ClassAhead<S>[] {
  return timetable
    .map((slot) => {
      const length = slot.lengthMinutes * MINUTE
      // One that began less than its length ago is running.
      const from = Math.max(later(now, 1 - length), startsAt)
      const start = nextStart(slot, toInstant(from))
      return { slot, startsAt: start, endsAt: later(start, length), isLive: !isBefore(now, start) }
    })
    .filter((each) => isBefore(each.startsAt, endsAt) && isBefore(each.startsAt, validTill))
    .toSorted((a, b) => a.startsAt - b.startsAt)
}

/** Returns true if one of these weekly classes began today in India, after `since` and before now. */
export function hasBegunToday(timetable: readonly Slot[], since: Instant, now: Instant): boolean {
  const { year, month, day, weekday } = inIndia(now)
  return timetable.some((slot) => {
    const start = fromIndia(year, month, { day, minutes: slot.startMinutes })
    return slot.weekday === weekday && start >= since && start <= now
  })
}
