import { z } from 'zod'
import { negative } from '#core/kernel/money.ts'
import { HOUR, later, MINUTE } from '#core/kernel/time.ts'
import { postEntry } from '#server/modules/ledger/index.ts'
import { moveOrder, noteEvent } from '#server/modules/orders/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/database/db.ts'
import { job } from '#server/platform/jobs/queue.ts'
import type { GatewayRefund } from '#server/providers/payment-gateway/port.ts'
import { heldPostings } from './bookings.ts'
import { findRefund, hasOpenRefund, updateRefund, type Refund } from './store.ts'

/**
 * Gives money back, until it is back. Its id at the gateway is the refund's own, so asking again has no second effect; a
 * gateway that does not answer is asked again by the queue.
 */
export const refundJob = job({
  name: 'payments.refund',
  payload: z.object({ refundId: z.string() }),
  run: async (ctx, { refundId }) => {
    const refund = await findRefund(ctx.db, refundId)
    if (!refund || refund.status === 'SUCCESS') return
    const seen = await ctx.gateway.refund({ orderId: refund.orderId, refundId, amount: refund.amount })
    await ctx.db.transaction().execute(async (tx) => {
      if (!(await updateRefund(tx, refundId, seen, ctx.now()))) return
      if (seen.status === 'SUCCESS') await finish(ctx, tx, refund, seen)
      else
        await ctx.enqueue(
          tx,
          refundJob,
          { refundId },
          { at: later(ctx.now(), waitAfter(seen)), key: `refund ${refundId}` },
        )
    })
    if (seen.status === 'FAILURE' || seen.status === 'MANUAL_REVIEW')
      ctx.log.warn('refund needs a person', { orderId: refund.orderId, gatewayStatus: seen.status })
  },
})

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
