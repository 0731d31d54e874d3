// The class of what is bought: decision P-09. It knows no zod.
import type { CourseType } from './coupon.ts'

const LAST_EARLY_GRADE = 2

/** A plan is a subscription, whatever its class; then LKG to 2 and the early learning category; the rest is other. */
export function courseTypeOf(what: {
  readonly hasPlan: boolean
  readonly grade: number
  readonly isEarlyLearning: boolean
}): CourseType {
  if (what.hasPlan) return 'SUBSCRIPTION'
  return what.isEarlyLearning || what.grade <= LAST_EARLY_GRADE ? 'EARLY_LEARNING' : 'OTHER'
}
