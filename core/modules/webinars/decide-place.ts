// Places of a webinar: who gets one, who waits, and how long an offered place is held.
import { DAY, HOUR, isBefore, later, MINUTE, SECOND, type Instant } from '#core/kernel/time.ts'

export const REGISTRATION_STATES = ['REGISTERED', 'WAITING', 'OFFERED', 'LEFT'] as const
export type RegistrationState = (typeof REGISTRATION_STATES)[number]

/** A place that was given up is kept so long for the undo. The button is shown for ten seconds. */
export const UNDO_FOR = 15 * SECOND
export const UNDO_SHOWN_FOR = 10 * SECOND

export interface OwnPlace {
  readonly state: RegistrationState
  /** OFFERED or LEFT: the place is held until then. */
  readonly heldUntil: Instant | null
}

export interface Places {
  /** Null: there is room for everybody. */
  readonly capacity: number | null
  /** Places that are taken or held for others. */
  readonly taken: number
  /** Learners who wait before this one. */
  readonly waiting: number
  readonly isOver: boolean
  readonly own: OwnPlace | undefined
}

/** The place of a learner who registers. Nobody overtakes those who wait. */
export function decidePlace({ capacity, taken, waiting, isOver, own }: Places, now: Instant): 'REGISTERED' | 'WAITING' {
  if (own?.state === 'REGISTERED' || isOver || capacity === null) return 'REGISTERED'
  if (own && isHeld(own, now)) return 'REGISTERED'
  return capacity - taken > waiting ? 'REGISTERED' : 'WAITING'
}

export function isHeld({ heldUntil }: OwnPlace, now: Instant): boolean {
  return heldUntil !== null && isBefore(now, heldUntil)
}

/** 24 hours, or 30 minutes where the webinar starts within 24 hours; never beyond its start. */
export function offeredUntil(startsAt: Instant, now: Instant): Instant {
  const until = later(now, startsAt - now <= DAY ? HOUR / 2 : DAY)
  return isBefore(startsAt, until) ? startsAt : until
}

/** Reminders must be at least five minutes and at most a week before the start. */
export const REMINDER_RANGE = { min: 5, max: (7 * DAY) / MINUTE } as const
