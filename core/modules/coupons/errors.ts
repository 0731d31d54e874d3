import { defineErrors } from '#core/kernel/error.ts'

export const couponErrors = defineErrors({
  COUPON_MUST_HAVE_LOGIN_USER: [401, 'Please log in to use a coupon.'],
  COUPON_NOT_FOUND: [404, 'This coupon code does not exist.'],
  COUPON_NOT_STARTED: [409, 'This coupon is not valid yet.'],
  COUPON_EXPIRED: [409, 'This coupon has expired.'],
  COUPON_USED_UP: [409, 'This coupon has been used up.'],
  COUPON_ALREADY_USED: [409, 'You have already used this coupon.'],
  COUPON_NOT_FOR_ENTITY: [409, 'This coupon is not valid for this course.'],
  COUPON_NOT_FOR_PLAN: [409, 'This coupon is not valid for this plan.'],
  COUPON_NOT_FOR_GRADE: [409, 'This coupon is not valid for this class.'],
  COUPON_BELOW_MINIMUM: [409, 'This coupon needs a higher amount.'],
})
