// The class of what is bought: decision P-09.
import type { CourseType } from './coupon.ts'

const LAST_EARLY_GRADE = 2

/** A plan is a subscription for every class. The rest is early learning (LKG to 2, or that category) or other. */
export function courseTypeOf(what: {
  readonly hasPlan: boolean
  readonly grade: number
  readonly isEarlyLearning: boolean
}): CourseType {
  if (what.hasPlan) return 'SUBSCRIPTION'
  return what.isEarlyLearning || what.grade <= LAST_EARLY_GRADE ? 'EARLY_LEARNING' : 'OTHER'
}
