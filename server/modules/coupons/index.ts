// What other modules may import.
export { applyCoupon, type AppliedCoupon } from './apply-coupon.ts'
export { redeemCoupon } from './redeem-coupon.ts'
export { releaseCoupon } from './release-coupon.ts'
export { reserveCoupon } from './reserve-coupon.ts'
