import { defineErrors } from '#core/kernel/error.ts'

export const couponErrors = defineErrors({
  COUPON_MUST_HAVE_LOGIN_USER: [401, 'Please log in to use a coupon.'],
  COUPON_NOT_FOUND: [404, 'This coupon code does not exist. Check the spelling and try again.'],
  COUPON_NOT_STARTED: [409, 'This coupon is not valid yet. Try again when the offer begins.'],
  COUPON_EXPIRED: [409, 'This coupon has expired. Try another coupon.'],
  COUPON_USED_UP: [409, 'This coupon has reached its limit. Try another coupon.'],
  COUPON_ALREADY_USED: [409, 'You have already used this coupon. Try another coupon.'],
  COUPON_NOT_FOR_ENTITY: [409, 'This coupon is not valid for this course. Try another coupon.'],
  COUPON_NOT_FOR_PLAN: [409, 'This coupon is not valid for this plan. Choose another plan or coupon.'],
  COUPON_NOT_FOR_GRADE: [409, 'This coupon is not valid for this class. Try another coupon.'],
  COUPON_BELOW_MINIMUM: [409, 'Your order is too small for this coupon. Choose another plan or coupon.'],
})
