import { totalOf } from '#core/modules/orders/tenders.ts'
import { reinstateSuperseded } from '#server/modules/enrolments/index.ts'
import { releaseHold } from '#server/modules/wallet/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/database/db.ts'
import type { StoredOrder } from '../order-row.ts'

/**
 * Releases everything an order took besides the gateway's money: the wallet's share returns to the wallet, and the plan
 * that was replaced is active again. For a paid order, call this only together with the reversal of its sale, and after
 * `takeBackSold`. A second call does nothing.
 */
export async function takeBackOrder(ctx: Ctx, tx: Tx, { id, credit, refunded }: StoredOrder): Promise<void> {
  // Partial refunds have already gone straight to the purses.
  if (totalOf(refunded) === 0) await releaseHold(ctx, tx, id)
  if (credit) await reinstateSuperseded(ctx, tx, id)
}
