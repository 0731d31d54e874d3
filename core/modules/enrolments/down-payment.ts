import { BOUGHT } from './bought.ts'
import type { EnrolmentState } from './enrolment.ts'

/**
 * TRIAL, ALLOW, FREE_PASS or no enrolment at all set the down-payment flag; any other first state clears it. The server
 * sorts enrolments newest first, so that "first" is defined: commerce spec, section 4; decision P-25.
 */
export function isDownPayment(states: readonly EnrolmentState[]): boolean {
  const [first] = states
  return first === undefined || first !== BOUGHT
}
