import { z } from 'zod'
import { event } from '#core/kernel/event.ts'

export const CouponRedeemed = event('coupons.redeemed', z.object({ couponId: z.string(), orderId: z.string() }))
