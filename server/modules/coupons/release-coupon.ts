import type { Ctx } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/database/db.ts'
import { giveBack } from './store-uses.ts'

/**
 * The order is given up, or its coupon removed: the use is free again as soon as the transaction commits: decision P-07. Does
 * nothing when there is none to give back.
 */
export async function releaseCoupon(ctx: Ctx, tx: Tx, orderId: string): Promise<void> {
  await giveBack(tx, orderId, 'RELEASED', ctx.now())
}
