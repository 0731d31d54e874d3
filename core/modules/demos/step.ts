// The steps of a booking, in order. Each has a page of its own.
import type { DemoState } from './booking-state.ts'
import type { LaptopAnswer } from './category.ts'

export const DEMO_STEPS = ['LAPTOP_SELECTION', 'BOOKING_FORM', 'VERIFY_OTP', 'SLOT_BOOKING', 'BOOKING_CONFIRMATION', 'DEMO_ATTENDED'] as const // prettier-ignore
export type DemoStep = (typeof DEMO_STEPS)[number]

export interface DemoProgress {
  readonly laptop: LaptopAnswer | null
  readonly grade: number | null
  readonly isSignedIn: boolean
  /** The state of the learner's demo in this subject. */
  readonly state: DemoState | null
}

/** A family with a booking comes to it. Others come to the first step that is not answered. */
export function stepOf({ laptop, grade, isSignedIn, state }: DemoProgress): DemoStep {
  if (state === 'ATTENDED') return 'DEMO_ATTENDED'
  if (state === 'BOOKED' || state === 'IN_SESSION') return 'BOOKING_CONFIRMATION'
  if (state === 'HELD') return 'SLOT_BOOKING'
  if (laptop === null) return 'LAPTOP_SELECTION'
  if (grade === null) return 'BOOKING_FORM'
  return isSignedIn ? 'SLOT_BOOKING' : 'VERIFY_OTP'
}
