import { negative, nothing, plus, type Paise } from '#core/kernel/money.ts'
import type { DraftOf } from '#core/kernel/resource.ts'
import { orderErrors } from '#core/modules/orders/errors.ts'
import { totalOf, refundableOf } from '#core/modules/orders/tenders.ts'
import { refundErrors as errors } from '#core/modules/payments/errors.ts'
import { bookedFor, reconcile } from '#core/modules/payments/reconcile.ts'
import { paymentsStaffApi as api } from '#core/modules/payments/staff-api.ts'
import { postEntry } from '#server/modules/ledger/index.ts'
import { estimateRefund, findCarried, findOrder, type StoredOrder } from '#server/modules/orders/index.ts'
import { routes } from '#server/platform/call.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/database/db.ts'
import { decisionOf } from '#server/platform/resource/requests/second-person.ts'
import { resourceOperations, type NewWrite, type Write } from '#server/platform/resource/resource.ts'
import { gatewayAccount } from '../bookings.ts'
import { countRefunds } from '../store.ts'
import { giveBack, sharesIn } from './give-back.ts'
import { gatewayTruth, recheckOrder } from './gateway-truth.ts'
import { refundRequests, refunds, settlementLines } from './store.ts'

const decideRefund = decisionOf(api.staffRefundRequests, {
  store: refundRequests,
  errors: { own: errors.OWN_REQUEST, decided: errors.DECIDED_ALREADY },
  approve: giveBack,
})

/** The amount that is requested, or all that is left. A part of a price, which has bought nothing, goes back as a whole. */
async function newRequest(ctx: Ctx, tx: Tx, { actor, fields, reason }: NewWrite<typeof api.staffRefundRequests>) {
  const order = await findOrder(tx, fields.orderId)
  if (!order) throw orderErrors.ORDER_NOT_FOUND()
  if (order.status !== 'PAID' && order.status !== 'PARTIALLY_PAID') throw errors.NOT_REFUNDABLE()
  if ((await findCarried(tx, order.id)) !== undefined) throw errors.VALUE_CARRIED_OVER()
  const asked = askedFor(order, fields)
  await refuseTooMany(tx, order, asked.amount)
  const { obstacle, amount } = await estimateRefund(ctx, tx, order)
  const allowed = obstacle === null ? amount : null
  return {
    ...fields,
    ...asked,
    allowed,
    remaining: refundableOf(order),
    reason,
    askedBy: actor.staffId,
    askedAt: ctx.now(),
  }
}

/** The gateway's limit for one order. */
const MOST_REFUNDS = 25

/** One request of an order waits at a time, so this holds for its approval too. */
async function refuseTooMany(tx: Tx, order: StoredOrder, amount: Paise): Promise<void> {
  if (sharesIn(order, amount).gateway > 0 && (await countRefunds(tx, order.id)) >= MOST_REFUNDS)
    throw errors.TOO_MANY_REFUNDS({ n: MOST_REFUNDS })
}

/** A debit card's bank takes no part of an EMI back: payments reference, section 9.7. */
function askedFor(order: StoredOrder, { amount, endsCourse }: DraftOf<typeof api.staffRefundRequests>) {
  const all = totalOf(refundableOf(order))
  const wanted = amount ?? all
  if (wanted > all || wanted === 0) throw errors.REFUND_TOO_LARGE()
  const isPart = wanted < all
  if (isPart && order.status !== 'PAID') throw errors.NOT_REFUNDABLE()
  if (isPart && order.emi?.kind === 'DEBIT') throw errors.EMI_REFUND_WHOLE()
  return { amount: wanted, endsCourse: endsCourse ?? !isPart }
}

/** Each line is compared with our books as it is read. It never changes the money that the gateway took or returned. */
async function newSettlementLine(ctx: Ctx, tx: Tx, { fields }: NewWrite<typeof api.staffSettlementLines>) {
  const order = await findOrder(tx, fields.orderId)
  return { ...fields, finding: reconcile(fields, order), booked: bookedFor(fields, order), importedAt: ctx.now() }
}

/** The gateway has kept its fee, and the tax on it, back from what it owes us. */
async function bookFee(ctx: Ctx, tx: Tx, id: string, { fields }: Write<typeof api.staffSettlementLines>) {
  const { fee = nothing, tax = nothing } = fields
  const postings = [
    { account: 'expense:gateway-fees', amount: fee },
    { account: 'tax:gateway-fees', amount: tax },
    { account: gatewayAccount(ctx.gateway.name), amount: negative(plus(fee, tax)) },
  ]
  await postEntry(tx, { id: ctx.newId('ent'), kind: 'GATEWAY_FEE', reference: id, at: ctx.now(), postings })
}

export const paymentsStaff = [
  ...resourceOperations(api.staffSettlementLines, settlementLines, {
    kind: 'stl',
    complete: newSettlementLine,
    created: bookFee,
  }),
  ...resourceOperations(api.staffRefunds, refunds),
  ...resourceOperations(api.staffRefundRequests, refundRequests, {
    kind: 'rfr',
    complete: newRequest,
  }),
  ...routes(api.staffPaymentActions, {
    decideRefund: (ctx, decided, { actor }) => decideRefund(ctx, actor, decided),
    getGatewayTruth: (ctx, { id }) => gatewayTruth(ctx, id),
    recheckOrder: (ctx, { id }, { actor }) => recheckOrder(ctx, actor, id),
  }),
]
