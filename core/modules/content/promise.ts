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

/**
 * Undefined where it cannot be met: for a plan of months, and where fewer than six months of classes are left, because the
 * classes and tests of six months count.
 */
export function promiseFor(
  { startsAt, endsAt }: Classes,
  { validMonths, from }: { readonly validMonths: number | null; readonly from: Instant },
): PromiseTerms | undefined {
  const countsUntil = endAfterMonths(isBefore(from, startsAt) ? startsAt : from, MONTHS)
  if ((validMonths ?? 0) > 0 || isBefore(endsAt, countsUntil)) return undefined
  return { countsUntil, claimBy: later(countsUntil, CLAIM_DAYS * DAY) }
}
