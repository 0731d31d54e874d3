import { z } from 'zod'
import { DAY, later, type Instant } from '#core/kernel/time.ts'
import { listEnrolledOrders } from '#server/modules/enrolments/index.ts'
import { listOrderIds } from '#server/modules/orders/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Db } from '#server/platform/database/db.ts'
import { forEachRow } from '#server/platform/jobs/each-row.ts'
import { job } from '#server/platform/jobs/queue.ts'
import { reconcileOrders } from './reconcile-orders.ts'
import { listLinedOrders, listOrdersInQuestion } from './store.ts'

const AT_ONCE = 500
const RECENT = 3 * DAY

/** Compares, every hour, the orders of the last days and all open exceptions. */
export const reconcileJob = job({
  name: 'payments.reconcile',
  payload: z.unknown(),
  cron: '7 * * * *',
  run: (ctx) => reconcileSince(ctx, later(ctx.now(), -RECENT)),
})

/** Every night, 03:10 IST: all there is. */
export const reconcileAllJob = job({
  name: 'payments.reconcile-all',
  payload: z.unknown(),
  cron: '40 21 * * *',
  run: (ctx) => reconcileSince(ctx, undefined),
})

/** Starts from orders, enrolments and settlement lines, so that an entry which exists on only one side is found. */
async function reconcileSince(ctx: Ctx, since: Instant | undefined): Promise<void> {
  for (const list of [listOrderIds, listEnrolledOrders, listLinedOrders])
    for await (const orderIds of newestFirst(ctx, list, since)) await reconcileEach(ctx, orderIds)
  for await (const orderIds of inQuestion(ctx)) await reconcileEach(ctx, orderIds)
}

/** Many at once; where one of them fails, each on its own. */
export async function reconcileEach(ctx: Ctx, orderIds: readonly string[]): Promise<void> {
  try {
    await reconcileOrders(ctx, orderIds)
  } catch (fault) {
    ctx.log.fault('orders are reconciled one by one', fault)
    await forEachRow(ctx, {
      job: 'payments.reconcile',
      list: async () => orderIds,
      idOf: (orderId) => orderId,
      work: (orderId) => reconcileOrders(ctx, [orderId]),
    })
  }
}

interface Mark {
  readonly id: string
  readonly orderId: string
  readonly at: Instant
}

type ListMarks = (db: Db, page: { readonly before: string | undefined; readonly most: number }) => Promise<Mark[]>

/** Ids are in the order of time: the walk ends where what it meets is older than `since`. */
export async function* newestFirst(ctx: Ctx, list: ListMarks, since: Instant | undefined): AsyncGenerator<string[]> {
  let marks: Mark[] = []
  do {
    marks = await list(ctx.db, { before: marks.at(-1)?.id, most: AT_ONCE })
    const recent = since === undefined ? marks : marks.filter(({ at }) => at >= since)
    if (recent.length > 0) yield recent.map(({ orderId }) => orderId)
    if (recent.length < marks.length) return
  } while (marks.length === AT_ONCE)
}

async function* inQuestion(ctx: Ctx): AsyncGenerator<string[]> {
  let orderIds: string[] = []
  do {
    orderIds = await listOrdersInQuestion(ctx.db, orderIds.at(-1) ?? '', AT_ONCE)
    yield orderIds
  } while (orderIds.length === AT_ONCE)
}
