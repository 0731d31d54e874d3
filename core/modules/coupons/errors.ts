import { defineErrors } from '#core/kernel/error.ts'

/** For staff. */
export const couponStaffErrors = defineErrors({
  COUPON_IS_ON: [409, 'Switch the coupon off before you change its terms.'],
  COUPON_IS_ON_ALREADY: [409, 'This coupon is on already.'],
  COUPON_NOT_SIMULATED: [409, 'Simulate the saved coupon first. Then you can switch it on.'],
  COUPON_NEEDS_SECOND_PERSON: [
    409,
    'This coupon may cost much, so a second person must agree. Request its start on its page.',
  ],
  COUPON_START_IS_OPEN: [409, 'The start of this coupon was requested already. Another person must decide.'],
  OWN_COUPON_START: [409, 'You asked for this start, or wrote the terms. Another person must decide.'],
  COUPON_START_DECIDED: [409, 'This start has been decided already. Please reload the page.'],
  COUPON_CHANGED_SINCE: [409, 'The coupon has changed since. Refuse this request, and have it requested again.'],
})

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
