// The promise of progress: for whom it can be met, and until when it is claimed. Its terms are the policy PROMISE.
import { DAY, endAfterMonths, isBefore, later, type Instant } from '#core/kernel/time.ts'

const MONTHS = 6
const CLAIM_DAYS = 30

export interface PromiseTerms {
  /** The learner's classes and tests count until then. */
  readonly countsUntil: Instant
  readonly claimBy: Instant
}

interface Classes {
  readonly startsAt: Instant
  readonly endsAt: Instant
}

/** MONTHS: a plan of months has no promise. TOO_LATE: fewer than six months of classes are left. */
export type NoPromise = 'MONTHS' | 'TOO_LATE'

/** The terms of the promise for a purchase, or why it cannot be met: the classes and tests of six months count. */
export function promiseFor(
  { startsAt, endsAt }: Classes,
  { validMonths, from }: { readonly validMonths: number | null; readonly from: Instant },
): PromiseTerms | NoPromise {
  if ((validMonths ?? 0) > 0) return 'MONTHS'
  const countsUntil = endAfterMonths(isBefore(from, startsAt) ? startsAt : from, MONTHS)
  if (isBefore(endsAt, countsUntil)) return 'TOO_LATE'
  return { countsUntil, claimBy: later(countsUntil, CLAIM_DAYS * DAY) }
}
