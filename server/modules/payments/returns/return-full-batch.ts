import { orderErrors } from '#core/modules/orders/errors.ts'
import type { OrderId } from '#core/modules/orders/order.ts'
import { leftOf, totalOf } from '#core/modules/orders/tenders.ts'
import { returnErrors as errors } from '#core/modules/payments/errors.ts'
import { findEnrolmentOfOrder } from '#server/modules/enrolments/index.ts'
import { findCarried, isWholeDue, lockOrder, type StoredOrder } from '#server/modules/orders/index.ts'
import type { Household } from '#server/platform/access/actor.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/database/db.ts'
import { giveBack } from '../staff/give-back.ts'

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

async function mayReturn(ctx: Ctx, tx: Tx, order: StoredOrder): Promise<boolean> {
  const enrolment = await findEnrolmentOfOrder(tx, order.id, ctx.now())
  return isWholeDue(order, enrolment, ctx.now()) && (await findCarried(tx, order.id)) === undefined
}
