// The states of a webinar, and its place in the lists at one moment.
import { isBefore, later, MINUTE, type Instant } from '#core/kernel/time.ts'

export const WEBINAR_TYPES = ['WEBINAR', 'MASTERCLASS', 'TALK'] as const
export type WebinarType = (typeof WEBINAR_TYPES)[number]
export const WEBINAR_STATUSES = ['DRAFT', 'SCHEDULED', 'LIVE', 'ENDED', 'CANCELLED'] as const
export type WebinarStatus = (typeof WEBINAR_STATUSES)[number]
export const RECORDING_STATUSES = ['NONE', 'PROCESSING', 'READY', 'FAILED', 'EXPIRED'] as const
export type RecordingStatus = (typeof RECORDING_STATUSES)[number]

/** The states that lists have: a cancelled webinar is only on its own page. */
export const LISTED_STATUSES = ['SCHEDULED', 'LIVE', 'ENDED'] as const
export type ListedStatus = (typeof LISTED_STATUSES)[number]

/** The room is closed so long after the hour where nobody has ended the webinar. */
export const ROOM_CLOSES_AFTER = 15 * MINUTE

export interface WebinarTimes {
  readonly status: WebinarStatus
  readonly startsAt: Instant
  readonly endsAt: Instant
}

/** The state at this moment: a webinar whose hour has come is live, and one whose hour is over has ended. */
export function statusAt({ status, startsAt, endsAt }: WebinarTimes, now: Instant): WebinarStatus {
  if (status === 'LIVE') return isBefore(now, later(endsAt, ROOM_CLOSES_AFTER)) ? 'LIVE' : 'ENDED'
  if (status !== 'SCHEDULED' || isBefore(now, startsAt)) return status
  return isBefore(now, endsAt) ? 'LIVE' : 'ENDED'
}

/** Families can still register for it and staff can still move it. */
export function isAhead(times: WebinarTimes, now: Instant): boolean {
  return statusAt(times, now) === 'SCHEDULED'
}
