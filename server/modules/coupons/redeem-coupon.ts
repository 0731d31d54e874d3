import { CouponRedeemed } from '#core/modules/coupons/events.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/database/db.ts'
import { lockOwnUses, redeemLate, redeemReservation } from './store-uses.ts'

/**
 * The order is paid, so its use of a coupon is gone for good, and CouponRedeemed is published. Does nothing when the order has
 * no coupon or has redeemed it already. A reservation outlives the last payment that is honoured; should its use be given
 * back all the same, one is taken afresh if any is left, and if none is, the limits hold and the paid price stands.
 */
export async function redeemCoupon(ctx: Ctx, tx: Tx, orderId: string): Promise<void> {
  const use = await redeemReservation(tx, orderId, ctx.now())
  if (!use) return
  if (!use.isRedeemed) {
    await lockOwnUses(tx, use)
    if (!(await redeemLate(tx, use, orderId, ctx.now()))) {
      ctx.log.warn('paid with a coupon that has no use left', { orderId })
      return
    }
  }
  await ctx.publish(tx, CouponRedeemed, { couponId: use.couponId, orderId })
}
