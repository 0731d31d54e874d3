// Where somebody stands with us: derived from what is there, never stored. Decision L-18.
import { BOUGHT } from '#core/modules/enrolments/bought.ts'

export const USER_STATES = ['VISITOR', 'SIGNED_UP', 'PROFILE_DONE', 'DEMO_BOOKED', 'TRIAL', 'PAID_ACTIVE', 'PAID_EXPIRED', 'REFUNDED'] as const // prettier-ignore
export type UserState = (typeof USER_STATES)[number]

export interface UserFacts {
  /** Name, class, board and what for are there. */
  readonly isProfileDone: boolean
  /** A demo class is to come, or was attended. */
  readonly hasBookedDemo?: boolean
  readonly enrolments: readonly { readonly state: string; readonly isActive: boolean }[]
  /** Money of theirs went back. */
  readonly hasRefund: boolean
}

/** The furthest that is true now: what runs counts before what has ended, what was bought before what was tried. */
export function userState({ isProfileDone, hasBookedDemo = false, enrolments, hasRefund }: UserFacts): UserState {
  const bought = enrolments.filter(({ state }) => state === BOUGHT)
  if (bought.some(({ isActive }) => isActive)) return 'PAID_ACTIVE'
  if (enrolments.some(({ isActive }) => isActive)) return 'TRIAL'
  if (hasRefund) return 'REFUNDED'
  if (bought.length > 0) return 'PAID_EXPIRED'
  if (hasBookedDemo) return 'DEMO_BOOKED'
  return isProfileDone ? 'PROFILE_DONE' : 'SIGNED_UP'
}
