import { z } from 'zod'
import { DAY, later, type Instant } from '#core/kernel/time.ts'
import { listEnrolledOrders } from '#server/modules/enrolments/index.ts'
import { listOrderIds, listPaidOrders } from '#server/modules/orders/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import { job } from '#server/platform/jobs/queue.ts'
import { newestFirst, reconcileEach } from './reconcile-each.ts'
import { listLinedOrders, listOpenRefunds, listOrdersInQuestion, listRefundedOrders } from './store.ts'
import { walkOn } from './walk.ts'

const AT_ONCE = 500
const RECENT = 3 * DAY
/** Longer than any time that is waited for: SETTLES_WITHIN, REFUNDS_WITHIN. */
const WATCHED = 10 * DAY
/** Batches of old orders: 100,000 rows a night. */
const PORTION = 200

/** Every hour: everything from the last days, and everything open. */
export const reconcileJob = job({
  name: 'payments.reconcile',
  payload: z.unknown(),
  cron: '7 * * * *',
  run: (ctx) => reconcileSince(ctx, later(ctx.now(), -RECENT)),
})

/** Every night, 03:10 IST: everything recent, and a portion of all others. */
export const reconcileAllJob = job({
  name: 'payments.reconcile-all',
  payload: z.unknown(),
  cron: '40 21 * * *',
  async run(ctx) {
    await reconcileSince(ctx, later(ctx.now(), -WATCHED))
    for await (const orderIds of newestFirst(ctx, listOpenRefunds, undefined)) await reconcileEach(ctx, orderIds)
    await walkOn(ctx, PORTION, AT_ONCE)
  },
})

const CHANGES = [listOrderIds, listPaidOrders, listEnrolledOrders, listLinedOrders, listRefundedOrders]

/** From all sides, each order once. */
async function reconcileSince(ctx: Ctx, since: Instant): Promise<void> {
  const seen = new Set<string>()
  for (const list of CHANGES)
    for await (const orderIds of newestFirst(ctx, list, since)) {
      const fresh = orderIds.filter((orderId) => !seen.has(orderId))
      for (const orderId of fresh) seen.add(orderId)
      await reconcileEach(ctx, fresh)
    }
  for await (const orderIds of inQuestion(ctx)) await reconcileEach(ctx, orderIds)
}

async function* inQuestion(ctx: Ctx): AsyncGenerator<string[]> {
  let orderIds: string[] = []
  do {
    orderIds = await listOrdersInQuestion(ctx.db, orderIds.at(-1) ?? '', AT_ONCE)
    yield orderIds
  } while (orderIds.length === AT_ONCE)
}
