// Until when a plan runs: decision P-16.
import { endAfterMonths, isBefore, type Instant } from '#core/kernel/time.ts'

interface PurchasedPlan {
  /** 0 is the full course. */
  readonly validMonths: number
  readonly aioValidTill: Instant | null
}
interface Course {
  readonly startsAt: Instant
  readonly endsAt: Instant
}

/**
 * A full course ends at aioValidTill, or with the course when that is not set. Months are counted from `from`, or from the
 * course's first day when that is still to come: nobody pays for days without classes.
 */
export function validTillOf({ validMonths, aioValidTill }: PurchasedPlan, course: Course, from: Instant): Instant {
  if (validMonths === 0) return aioValidTill ?? course.endsAt
  return endAfterMonths(isBefore(from, course.startsAt) ? course.startsAt : from, validMonths)
}
