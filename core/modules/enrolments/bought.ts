// Which enrolment keeps a learner from buying its course. Pages, quotes and orders read this one rule.
import type { EnrolmentState } from './enrolment.ts'

/** Only REGULAR is bought: what staff have allowed, a free pass and a trial do not count. Decisions P-25 and P-26. */
export const BOUGHT = 'REGULAR' satisfies EnrolmentState

interface Held {
  readonly state: EnrolmentState
  readonly isActive: boolean
}

/** The enrolment that has been bought and runs. */
export function findBought<E extends Held>(enrolments: readonly E[]): E | undefined {
  return enrolments.find(({ state, isActive }) => isActive && state === BOUGHT)
}

/** The enrolment that runs and was not bought: a purchase pays for its days once more. */
export function findFree<E extends Held>(enrolments: readonly E[]): E | undefined {
  return enrolments.find(({ state, isActive }) => isActive && state !== BOUGHT)
}
