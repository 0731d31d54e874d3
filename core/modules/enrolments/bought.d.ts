import type { EnrolmentState } from './enrolment.ts'
/** Only REGULAR is bought: what staff have allowed, a free pass and a trial do not count. Decisions P-25 and P-26. */
export declare const BOUGHT = 'REGULAR'
interface Held {
  readonly state: EnrolmentState
  readonly isActive: boolean
}
/** The enrolment that has been bought and runs. */
export declare function findBought<E extends Held>(enrolments: readonly E[]): E | undefined
/** The enrolment that runs and was not bought: a purchase pays for its days once more. */
export declare function findFree<E extends Held>(enrolments: readonly E[]): E | undefined
export {}
