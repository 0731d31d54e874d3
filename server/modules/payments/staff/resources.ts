import { nothing, plus } from '#core/kernel/money.ts'
import { orderErrors } from '#core/modules/orders/errors.ts'
import { walletAmountOf } from '#core/modules/orders/tenders.ts'
import { refundErrors as errors } from '#core/modules/payments/errors.ts'
import { reconcile, type SettledLine } from '#core/modules/payments/reconcile.ts'
import { paymentsStaffApi as api } from '#core/modules/payments/staff-api.ts'
import { findOrder } from '#server/modules/orders/index.ts'
import { routes } from '#server/platform/call.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/database/db.ts'
import { resourceOperations, type Write } from '#server/platform/resource/resource.ts'
import { decideRefund } from './decide-refund.ts'
import { gatewayTruth, recheckOrder } from './gateway-truth.ts'
import { refundRequests, refunds, settlementLines } from './store.ts'

/** The whole of what we hold: a part of it is not given back. */
async function newRequest(ctx: Ctx, tx: Tx, { actor, fields, reason }: Write) {
  const order = await findOrder(tx, String(fields['orderId']))
  if (!order) throw orderErrors.ORDER_NOT_FOUND()
  if (order.status !== 'PAID' && order.status !== 'PARTIALLY_PAID') throw errors.NOT_REFUNDABLE()
  const fromWallet = order.status === 'PAID' ? walletAmountOf(order) : nothing
  const amount = plus(order.paidAmount, fromWallet)
  return { ...fields, reason, amount, askedBy: actor.staffId, askedAt: ctx.now() }
}

/** Each line is compared with our books as it is read. What the gateway took or gave back is never changed by it. */
async function newSettlementLine(ctx: Ctx, tx: Tx, { fields }: Write) {
  const read = fields as unknown as SettledLine & { readonly orderId: string } // the contract's draft
  const order = await findOrder(tx, read.orderId)
  return { ...fields, finding: reconcile(read, order), booked: order?.paidAmount ?? null, importedAt: ctx.now() }
}

export const paymentsStaff = [
  ...resourceOperations('settlement-lines', api.staffSettlementLines, settlementLines, {
    kind: 'stl',
    complete: newSettlementLine,
  }),
  ...resourceOperations('refunds', api.staffRefunds, refunds),
  ...resourceOperations('refund-requests', api.staffRefundRequests, refundRequests, {
    kind: 'rfr',
    complete: newRequest,
  }),
  ...routes(api.staffPaymentDesk, {
    decideRefund: (ctx, decided, { actor }) => decideRefund(ctx, actor, decided),
    getGatewayTruth: (ctx, { id }) => gatewayTruth(ctx, id),
    recheckOrder: (ctx, { id }, { actor }) => recheckOrder(ctx, actor, id),
  }),
]
