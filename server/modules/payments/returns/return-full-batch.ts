import { isBefore, DAY, later, type Instant } from '#core/kernel/time.ts'
import { orderErrors } from '#core/modules/orders/errors.ts'
import type { OrderId } from '#core/modules/orders/order.ts'
import { leftOf, totalOf } from '#core/modules/orders/tenders.ts'
import { returnErrors as errors } from '#core/modules/payments/errors.ts'
import { findEnrolmentOfOrder } from '#server/modules/enrolments/index.ts'
import { findCarried, lockOrder, type StoredOrder } from '#server/modules/orders/index.ts'
import type { Household } from '#server/platform/access/actor.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/database/db.ts'
import { giveBack } from '../staff/give-back.ts'

/** So long after the payment a family can give the other batch back by itself. */
const RETURNABLE = 7 * DAY

/**
 * Gives back all of an order whose learner was put into another batch than the chosen one, and ends the course. A second call
 * finds it given back. Throws ORDER_NOT_FOUND, or RETURN_CLOSED for every other order.
 */
export function returnFullBatch(ctx: Ctx, { accountId }: Household, orderId: OrderId) {
  return ctx.db.transaction().execute(async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (order?.accountId !== accountId) throw orderErrors.ORDER_NOT_FOUND()
    if (order.returnReason === 'REFUND') return { orderId, status: order.status }
    if (!(await mayReturn(ctx, tx, order))) throw errors.RETURN_CLOSED()
    await giveBack(ctx, tx, { orderId, amount: totalOf(leftOf(order)), endsCourse: true })
    const after = await lockOrder(tx, orderId)
    return { orderId, status: after?.status ?? order.status }
  })
}

/** The family has not changed the batch since, and nothing of the price has gone elsewhere. */
async function mayReturn(ctx: Ctx, tx: Tx, { id, status, paidAt, refunded }: StoredOrder): Promise<boolean> {
  if (status !== 'PAID' || totalOf(refunded) > 0 || !isRecent(paidAt, ctx.now())) return false
  const enrolment = await findEnrolmentOfOrder(tx, id, ctx.now())
  if (!enrolment?.isActive || enrolment.wantedBatchId === null) return false
  return (await findCarried(tx, id)) === undefined
}

function isRecent(paidAt: Instant | null, now: Instant): boolean {
  return paidAt !== null && isBefore(now, later(paidAt, RETURNABLE))
}
