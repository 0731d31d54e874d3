import { orderErrors } from '#core/modules/orders/errors.ts'
import { paymentErrors as errors } from '#core/modules/payments/errors.ts'
import { findOrder } from '#server/modules/orders/index.ts'
import { audit } from '#server/platform/audit.ts'
import type { Staff } from '#server/platform/access/actor.ts'
import type { Ctx } from '#server/platform/context.ts'
import { GatewayFault } from '#server/providers/payment-gateway/port.ts'
import { updateCharge } from '../reconcile/charge-store.ts'
import { settle } from '../settle.ts'

/** What the gateway says of an order, whatever we believe. Changes nothing. */
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

/** The same as every webhook does: one settlement, whoever asks for it. */
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
