import { couponUseStaffApi } from './coupon-use/staff-api.ts'
import { ordersStaffApi } from './staff-api.ts'

export { ordersApi as orders } from './api.ts'
export const { staffOrders, staffAttempts, staffOrderActions } = ordersStaffApi
export const { staffCouponUse } = couponUseStaffApi
