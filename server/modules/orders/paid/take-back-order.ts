import { totalOf } from '#core/modules/orders/tenders.ts'
import { reinstateSuperseded } from '#server/modules/enrolments/index.ts'
import { releaseHold } from '#server/modules/wallet/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/database/db.ts'
import type { KnownOrder } from '../order-row.ts'

/**
 * What an order has taken besides the gateway's money is free again: the wallet's part is in the wallet, and the plan that it
 * took the place of runs on. Of a paid order only together with the reversal of its sale, and after `takeBackSold`. Does nothing the second time.
 */
export async function takeBackOrder(ctx: Ctx, tx: Tx, { id, credit, refunded }: KnownOrder): Promise<void> {
  // What went back in parts went straight to the purses.
  if (totalOf(refunded) === 0) await releaseHold(ctx, tx, id)
  if (credit) await reinstateSuperseded(tx, id, ctx.now())
}
