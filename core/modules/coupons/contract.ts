import { couponsStaffApi } from './staff-api.ts'

export { couponsApi as coupons } from './api.ts'
export const { staffCoupons, staffCouponCodes, staffCouponActions, staffSimulator, staffOffers } = couponsStaffApi
