// The school year that runs when the demo data is loaded: April to March.
import { DAY, fromIndia, inIndia, later, SECOND, startOfDayInIndia, type Instant } from '#core/kernel/time.ts'

export interface Session {
  /** When the demo data is loaded. */
  readonly loadedAt: Instant
  readonly startsAt: Instant
  readonly endsAt: Instant
  /** Replays and notes stay open until here: what a full course is valid for. */
  readonly openTill: Instant
  /** Prices before the session are charged from here until it begins. */
  readonly sellsFrom: Instant
  /** Next Monday but one: when a batch that is still to come begins. */
  readonly nextBatchAt: Instant
}

export function sessionAt(now: Instant): Session {
  const { year, month, weekday } = inIndia(now)
  const first = month >= 4 ? year : year - 1
  const daysToMonday = ((8 - weekday) % 7) + 7
  return {
    loadedAt: now,
    startsAt: fromIndia(first, 4),
    endsAt: later(fromIndia(first + 1, 4), -SECOND),
    openTill: later(fromIndia(first + 1, 6), -SECOND),
    sellsFrom: fromIndia(first, 1),
    nextBatchAt: later(startOfDayInIndia(now), daysToMonday * DAY),
  }
}
