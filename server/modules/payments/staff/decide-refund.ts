import type { Paise } from '#core/kernel/money.ts'
import { commonErrors } from '#core/kernel/common-errors.ts'
import { OrderReturned } from '#core/modules/orders/events.ts'
import { refundErrors as errors } from '#core/modules/payments/errors.ts'
import { endEnrolmentOfOrder } from '#server/modules/enrolments/index.ts'
import { postEntry, reversalOf } from '#server/modules/ledger/index.ts'
import { findOrder, moveOrder, takeBackOrder, type KnownOrder } from '#server/modules/orders/index.ts'
import type { Staff } from '#server/platform/access/actor.ts'
import { audit } from '#server/platform/audit.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/database/db.ts'
import { heldPostings } from '../bookings.ts'
import { refundJob } from '../refund-job.ts'
import { insertRefund } from '../store.ts'
import { lockRequest, updateRequest, type Decision } from './store.ts'

interface Decided {
  readonly id: string
  readonly isApproved: boolean
  readonly note?: string | undefined
}

/**
 * Lets a refund go, or refuses it. Throws OWN_REQUEST to whoever asked for it: maker and checker are two people, which the
 * database checks too.
 */
export async function decideRefund(ctx: Ctx, actor: Staff, { id, isApproved, note }: Decided) {
  const status: Decision['status'] = isApproved ? 'APPROVED' : 'REFUSED'
  await ctx.db.transaction().execute(async (tx) => {
    const request = await lockRequest(tx, id)
    if (!request) throw commonErrors.NOT_FOUND_ERROR()
    if (request.status !== 'WAITING') throw errors.DECIDED_ALREADY()
    if (request.askedBy === actor.staffId) throw errors.OWN_REQUEST()
    await updateRequest(tx, id, { status, decidedBy: actor.staffId, note }, ctx.now())
    const order = await findOrder(tx, request.orderId)
    if (isApproved) await refund(ctx, tx, order)
    const detail = { before: { status: 'WAITING' }, after: { status }, reason: note }
    await audit(ctx, tx, { actor, action: 'refund-requests.decide', subject: `refund-requests/${id}`, detail })
  })
  return { status }
}

/** Order, books, course and the gateway's job: all of it or none. */
async function refund(ctx: Ctx, tx: Tx, order: KnownOrder | undefined): Promise<void> {
  if (!order) throw errors.NOT_REFUNDABLE()
  const { id: orderId, status, paidAmount: amount } = order
  /** What the wallet had paid alone is back at once. */
  const isBack = amount === 0
  const action = status === 'PAID' ? 'refund' : 'giveBack'
  const returned = isBack ? 'REFUNDED' : 'REFUND_DUE'
  const event = { kind: returned, detail: 'REFUND' }
  const to = { to: returned, returnReason: 'REFUND', now: ctx.now(), event } as const
  const isMoved = await moveOrder(tx, { orderId, action, ...to })
  if (!isMoved) throw errors.NOT_REFUNDABLE()
  if (status === 'PAID') await takeBackSale(ctx, tx, order)
  await takeBackOrder(ctx, tx, orderId)
  await endEnrolmentOfOrder(tx, orderId, ctx.now())
  if (!isBack) await returnToBank(ctx, tx, { orderId, amount })
  await ctx.publish(tx, OrderReturned, { orderId })
}

async function returnToBank(ctx: Ctx, tx: Tx, what: { orderId: string; amount: Paise }): Promise<void> {
  const refundId = ctx.newId('rfd')
  await insertRefund(tx, { id: refundId, ...what }, ctx.now())
  await ctx.enqueue(tx, refundJob, { refundId })
}

/** The sale is undone, and what was paid is the payer's again until the gateway has returned it. */
async function takeBackSale(ctx: Ctx, tx: Tx, { id, paidAmount }: KnownOrder): Promise<void> {
  const sale = await reversalOf(tx, 'PAYMENT', id)
  const postings = [...sale, ...heldPostings(id, paidAmount, ctx.gateway.name)]
  await postEntry(tx, { id: ctx.newId('ent'), kind: 'REVERSAL', reference: id, at: ctx.now(), postings })
}
