import type { Instant } from '#core/kernel/time.ts'

/** Something at an hour, as a family's calendar shows it: a class, a test, a webinar. */
export interface CalendarEntry {
  /** Stays the same when the hour moves. Ends with "@kandil". */
  readonly uid: string
  /** Rises with every change. */
  readonly sequence: number
  readonly isCancelled: boolean
  readonly startsAt: Instant
  readonly endsAt: Instant
  readonly subject: string
  readonly courseTitle: string
  readonly teacherName: string
}
