import { releaseHold } from '#server/modules/wallet/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/database/db.ts'
import { deletePaidPart } from './part-store.ts'

/**
 * What an order has taken besides the gateway's money is free again: the wallet's part is in the wallet, and an instalment may
 * be paid anew. Of a paid order only together with the reversal of its sale. Does nothing the second time.
 */
export async function takeBackOrder(ctx: Ctx, tx: Tx, orderId: string): Promise<void> {
  await releaseHold(ctx, tx, orderId)
  await deletePaidPart(tx, orderId)
}
