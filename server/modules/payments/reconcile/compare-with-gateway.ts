// The gateway's own list of orders against ours, in both directions: what it has taken and we do not have, and what is paid
// here and it has not taken. Decision 0023.
import { z } from 'zod'
import { DAY, later } from '#core/kernel/time.ts'
import { isTaken } from '#core/modules/payments/reconcile.ts'
import { listOrderIds, listOrderMoney } from '#server/modules/orders/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import { forEachRow } from '#server/platform/jobs/each-row.ts'
import { job } from '#server/platform/jobs/queue.ts'
import { GatewayFault, type GatewayOrder } from '#server/providers/payment-gateway/port.ts'
import { settle } from '../settle.ts'
import { hasTaken, putCharges } from './charge-store.ts'
import { newestFirst, reconcileEach } from './reconcile-each.ts'

const NAME = 'payments.compare-with-gateway'
/** Longer than the sweep asks, so that what it never heard of is in the list. */
const COMPARED = 8 * DAY

/** Every night, 04:10 IST. */
export const compareWithGatewayJob = job({
  name: NAME,
  payload: z.unknown(),
  cron: '40 22 * * *',
  run: compareWithGateway,
})

async function compareWithGateway(ctx: Ctx): Promise<void> {
  const since = later(ctx.now(), -COMPARED)
  const listed = new Set<string>()
  for await (const orders of ctx.gateway.listOrders(since)) {
    const taken = orders.filter(hasTaken)
    for (const { orderId } of taken) listed.add(orderId)
    await compareTheirs(ctx, taken)
  }
  for await (const orderIds of newestFirst(ctx, listOrderIds, since))
    await compareOurs(
      ctx,
      orderIds.filter((orderId) => !listed.has(orderId)),
    )
}

/** Payments taken by the gateway for our unpaid orders are settled first. That enrols the learner or returns the money. */
async function compareTheirs(ctx: Ctx, taken: readonly GatewayOrder[]): Promise<void> {
  const orderIds = taken.map(({ orderId }) => orderId)
  await putCharges(ctx.db, taken, ctx.now())
  const unpaid = (await listOrderMoney(ctx.db, orderIds)).filter(({ status }) => !isTaken(status))
  await work(ctx, unpaid, async ({ id }) => void (await settle(ctx, id)))
  await reconcileEach(ctx, orderIds)
}

/** An order that is paid here and missing in its list is asked about on its own: it may be newer than the list. */
async function compareOurs(ctx: Ctx, orderIds: readonly string[]): Promise<void> {
  const paid = (await listOrderMoney(ctx.db, orderIds)).filter(
    (order) => order.status === 'PAID' && order.paidAmount > 0,
  )
  await work(ctx, paid, async ({ id }) => putCharges(ctx.db, [await ctx.gateway.readOrder(id)], ctx.now()))
  await reconcileEach(
    ctx,
    paid.map(({ id }) => id),
  )
}

function work<Row extends { readonly id: string }>(
  ctx: Ctx,
  rows: readonly Row[],
  each: (row: Row) => Promise<void>,
): Promise<void> {
  const isForAll = (fault: unknown) => fault instanceof GatewayFault && fault.outcome !== 'REFUSED'
  return forEachRow(ctx, { job: NAME, list: async () => rows, idOf: ({ id }) => id, work: each, isForAll })
}
