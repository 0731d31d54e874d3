// The wallet's part of an order while its payment is tried. Both functions lock the order first, so they take turns.
import { walletAmountOf } from '#core/modules/orders/tenders.ts'
import { holdMoney, releaseUnspent } from '#server/modules/wallet/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/database/db.ts'
import { findLastAttempt } from '../attempt-store.ts'
import { insertAttempt, type NewAttempt } from '../attempt-start.ts'
import type { StoredOrder } from '../order-row.ts'
import { holdOf } from './hold-of-order.ts'
import { lockOrder } from './refund-store.ts'

/**
 * Records an attempt, with the wallet's part kept back for it: an attempt before it may have failed and given it back. Answers
 * false when another attempt of this order is under way. Throws BALANCE_TOO_LOW when the part has been spent since.
 */
export async function beginAttempt(ctx: Ctx, order: StoredOrder, attempt: NewAttempt): Promise<boolean> {
  if (walletAmountOf(order) === 0) return insertAttempt(ctx.db, attempt)
  return ctx.db.transaction().execute(async (tx) => {
    const locked = await lockOrder(tx, order.id)
    if (!(await insertAttempt(tx, attempt))) return false
    if (locked) await holdMoney(ctx, tx, holdOf(locked))
    return true
  })
}

/**
 * Ends the order's newest attempt by `end` and then gives the wallet's part back, unless another attempt has begun since or an
 * earlier one `mayStillBePaid`: the part waits for that one. `end` writes in this transaction, and its answer is answered.
 */
export async function freeingWalletPart(
  ctx: Ctx,
  tx: Tx,
  order: StoredOrder,
  { mayStillBePaid, end }: { readonly mayStillBePaid: boolean; readonly end: () => Promise<boolean> },
): Promise<boolean> {
  const hasWalletPart = walletAmountOf(order) > 0
  // Before the attempt: the next one waits for the order, too.
  if (hasWalletPart) await lockOrder(tx, order.id)
  const isEnded = await end()
  const newest = hasWalletPart && !mayStillBePaid ? await findLastAttempt(tx, order.id) : undefined
  if (newest?.status === 'FAILED' || newest?.status === 'NOT_STARTED') await releaseUnspent(ctx, tx, order.id)
  return isEnded
}
