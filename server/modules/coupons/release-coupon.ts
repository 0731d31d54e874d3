import type { Ctx } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/database/db.ts'
import { giveBack } from './store-uses.ts'

/**
 * Releases the coupon use of an order that is abandoned, or whose coupon is removed. The use is free again as soon as
 * the transaction commits: decision P-07. Does nothing when the order has no use to release.
 */
export async function releaseCoupon(ctx: Ctx, tx: Tx, orderId: string): Promise<void> {
  await giveBack(tx, orderId, 'RELEASED', ctx.now())
}
