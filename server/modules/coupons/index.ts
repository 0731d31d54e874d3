// The parts of this module that other modules may import.
export { applyCoupon, type AppliedCoupon } from './apply-coupon.ts'
export { findGivenCode, giveCode, isPool } from './give-code.ts'
export { listOfferedCoupons, type OfferedCoupon, type OfferedPurchase } from './offered-coupons.ts'
export { listPaymentOffers } from './offers.ts'
export { redeemCoupon } from './redeem-coupon.ts'
export { releaseCoupon } from './release-coupon.ts'
export { reserveCoupon } from './reserve-coupon.ts'
export { insertCoupon, listCouponNames, listOffersWithin } from './store.ts'
