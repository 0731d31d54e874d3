import { orderErrors } from '#core/modules/orders/errors.ts'
import { paymentErrors as errors } from '#core/modules/payments/errors.ts'
import { findOrder } from '#server/modules/orders/index.ts'
import { audit } from '#server/platform/audit.ts'
import type { Staff } from '#server/platform/access/actor.ts'
import type { Ctx } from '#server/platform/context.ts'
import { GatewayFault } from '#server/providers/payment-gateway/port.ts'
import { updateCharge } from '../reconcile/charge-store.ts'
import { settle } from '../settle.ts'

/** The gateway's own state of an order, for comparison with ours. Changes nothing. */
export async function gatewayTruth(ctx: Ctx, orderId: string) {
  if (!(await findOrder(ctx.db, orderId))) throw orderErrors.ORDER_NOT_FOUND()
  const { status, rawStatus, paidAmount, amount, bankReference } = await asking(() => ctx.gateway.readOrder(orderId))
  return {
    isKnown: status !== 'NOT_FOUND',
    status: rawStatus,
    amount: paidAmount ?? amount ?? null,
    bankReference: bankReference ?? null,
  }
}

/** Runs the same settlement as a webhook. */
export async function recheckOrder(ctx: Ctx, actor: Staff, orderId: string) {
  const truth = await gatewayTruth(ctx, orderId)
  await asking(async () => updateCharge(ctx.db, await ctx.gateway.readOrder(orderId), ctx.now()))
  await asking(() => settle(ctx, orderId))
  await audit(ctx, ctx.db, { actor, action: 'orders.recheck', subject: `orders/${orderId}`, detail: truth })
  return truth
}

async function asking<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (fault) {
    throw fault instanceof GatewayFault ? errors.GATEWAY_AWAY() : fault
  }
}
