import { couponsStaffApi } from './staff-api.ts'

export { couponsApi as coupons } from './api.ts'
export const { staffCoupons, staffCouponStarts, staffCouponCodes, staffCouponActions, staffSimulator, staffOffers } =
  couponsStaffApi
