import { z } from 'zod'
import { negative } from '#core/kernel/money.ts'
import { HOUR, later, MINUTE } from '#core/kernel/time.ts'
import { postEntry } from '#server/modules/ledger/index.ts'
import { moveOrder, noteEvent } from '#server/modules/orders/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/database/db.ts'
import { job } from '#server/platform/jobs/queue.ts'
import type { GatewayRefund } from '#server/providers/payment-gateway/port.ts'
import { heldPostings } from '../bookings.ts'
import { refuseUnlessAway, waitForGateway } from '../gateway-fault.ts'
import { findRefund, hasOpenRefund, updateRefund, type Refund } from '../store.ts'

/**
 * Asks the gateway to return money, until it has returned it. The refund's id is its id at the gateway too, so asking again has
 * no second effect. A gateway that has not accepted the refund yet is asked again: the queue's own attempts would run out, and
 * the money would never be returned.
 */
export const refundJob = job({
  name: 'payments.refund',
  needsSecondPerson: true,
  payload: z.object({ refundId: z.string() }),
  run: async (ctx, { refundId }) => {
    const refund = await findRefund(ctx.db, refundId)
    if (!refund || refund.status === 'SUCCESS') return
    const seen = await askGateway(ctx, refund)
    await ctx.db.transaction().execute(async (tx) => {
      if (seen === 'NOT_ACCEPTED')
        return askLater(ctx, tx, refund, waitForGateway({ since: refund.requestedAt, now: ctx.now() }))
      if (!(await updateRefund(tx, refundId, seen, ctx.now()))) return
      if (seen.status === 'SUCCESS') await finish(ctx, tx, refund, seen)
      else await askLater(ctx, tx, refund, waitAfter(seen))
    })
    if (seen !== 'NOT_ACCEPTED' && (seen.status === 'FAILURE' || seen.status === 'MANUAL_REVIEW'))
      ctx.log.warn('refund needs a person', { orderId: refund.orderId, gatewayStatus: seen.status })
  },
})

/**
 * NOT_ACCEPTED when the gateway is away, its answer was lost, or it refuses a second refund of the same amount within seconds.
 * Throws a GatewayFault when the gateway refuses this refund for good: a person has to look into it.
 */
async function askGateway(ctx: Ctx, { id, orderId, amount }: Refund): Promise<GatewayRefund | 'NOT_ACCEPTED'> {
  try {
    return await ctx.gateway.refund({ orderId, refundId: id, amount })
  } catch (fault) {
    refuseUnlessAway(fault)
    ctx.log.warn('a refund waits for the gateway', { orderId, reason: fault.outcome })
    return 'NOT_ACCEPTED'
  }
}

function askLater(ctx: Ctx, tx: Tx, { id }: Refund, wait: number): Promise<void> {
  return ctx.enqueue(tx, refundJob, { refundId: id }, { at: later(ctx.now(), wait), key: `refund ${id}` })
}

/** Banks take days: what is pending is asked about hourly, at first sooner. */
function waitAfter({ status }: GatewayRefund): number {
  return status === 'PENDING' ? 10 * MINUTE : 6 * HOUR
}

async function finish(ctx: Ctx, tx: Tx, refund: Refund, seen: GatewayRefund): Promise<void> {
  const { orderId, amount, id } = refund
  const now = ctx.now()
  const event = { kind: 'REFUNDED', detail: seen.bankReference }
  const isLast = !(await hasOpenRefund(tx, orderId))
  const isEnd = isLast && (await moveOrder(tx, { orderId, action: 'endReturn', to: 'REFUNDED', now, event }))
  // A part is back, and the order goes on.
  if (!isEnd) await noteEvent(tx, orderId, { at: now, kind: event.kind, detail: event.detail ?? null })
  const postings = heldPostings(orderId, amount, ctx.gateway.name).map(({ account, amount: line }) => ({
    account,
    amount: negative(line),
  }))
  await postEntry(tx, { id: ctx.newId('ent'), kind: 'REFUND', reference: id, at: ctx.now(), postings })
}
