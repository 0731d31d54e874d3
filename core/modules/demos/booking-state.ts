// The states of a demo booking and its limits: learning reference, section 2.
import { isBefore, later, MINUTE, SECOND, type Instant } from '#core/kernel/time.ts'

export const DEMO_STATES = ['HELD', 'BOOKED', 'IN_SESSION', 'ATTENDED', 'NO_SHOW', 'CANCELLED', 'RESCHEDULED', 'EXPIRED'] as const // prettier-ignore
export type DemoState = (typeof DEMO_STATES)[number]

/**
 * Where each state may lead. A moved booking is closed as RESCHEDULED and a new one is BOOKED; after a NO_SHOW the family books a
 * new one. A hold that is given up ends like one whose time is over.
 */
export const DEMO_TRANSITIONS = {
  HELD: ['BOOKED', 'EXPIRED'],
  BOOKED: ['RESCHEDULED', 'CANCELLED', 'IN_SESSION', 'NO_SHOW'],
  IN_SESSION: ['ATTENDED', 'NO_SHOW'],
  ATTENDED: [],
  NO_SHOW: [],
  CANCELLED: [],
  RESCHEDULED: [],
  EXPIRED: [],
} as const satisfies Readonly<Record<DemoState, readonly DemoState[]>>

/** A seat belongs to a booking in one of these states, and to no other. */
export const SEATED_STATES = ['HELD', 'BOOKED', 'IN_SESSION'] as const satisfies readonly DemoState[]

export const HELD_FOR = 900 * SECOND
/** A booking can be moved or given up until so long before its start. */
export const MOVED_UNTIL = 10 * MINUTE
/** One may enter the room so long before the start. */
export const JOINED_FROM = 10 * MINUTE
/** A learner who was in the class so long has attended. */
export const ATTENDED_AFTER = 10 * MINUTE
/** From so long after the start, staff may record that nobody came. */
export const NO_SHOW_FROM = 15 * MINUTE
/** A booking that nobody joined is closed then. */
export const CLOSED_AFTER = 60 * MINUTE
/** After this many missed demos that were not our fault, the family calls us. */
export const MOST_MISSED = 2

export function mayBecome(from: DemoState, to: DemoState): boolean {
  return (DEMO_TRANSITIONS[from] as readonly DemoState[]).includes(to)
}

export interface SeatedBooking {
  readonly state: DemoState
  readonly startsAt: Instant
  readonly endsAt: Instant
  readonly heldUntil: Instant | null
}

/** It owns its seat at this moment. A hold ends by its time, whether or not a job has written so. */
export function isSeated({ state, heldUntil }: Pick<SeatedBooking, 'state' | 'heldUntil'>, now: Instant): boolean {
  if (state === 'HELD') return heldUntil !== null && isBefore(now, heldUntil)
  return state === 'BOOKED' || state === 'IN_SESSION'
}

export function mayMove({ state, startsAt }: SeatedBooking, now: Instant): boolean {
  return state === 'BOOKED' && !isBefore(later(startsAt, -MOVED_UNTIL), now)
}

export function mayJoin({ state, startsAt, endsAt }: SeatedBooking, now: Instant): boolean {
  const isBooked = state === 'BOOKED' || state === 'IN_SESSION'
  return isBooked && !isBefore(now, later(startsAt, -JOINED_FROM)) && isBefore(now, endsAt)
}

export function mayMarkMissed({ state, startsAt }: SeatedBooking, now: Instant): boolean {
  return mayBecome(state, 'NO_SHOW') && !isBefore(now, later(startsAt, NO_SHOW_FROM))
}
