import type { Instant } from '#core/kernel/time.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Db } from '#server/platform/database/db.ts'
import { forEachRow } from '#server/platform/jobs/each-row.ts'
import { reconcileOrders } from './reconcile-orders.ts'
import type { Mark, MarksPage } from './store.ts'

const AT_ONCE = 500

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

export type ListMarks = (db: Db, page: MarksPage) => Promise<Mark[]>

/** Rows are in the order of time: the walk ends where what it meets is older than `since`. */
export async function* newestFirst(ctx: Ctx, list: ListMarks, since: Instant | undefined): AsyncGenerator<string[]> {
  let marks: Mark[] = []
  do {
    marks = await list(ctx.db, { before: marks.at(-1)?.id, most: AT_ONCE })
    const recent = since === undefined ? marks : marks.filter(({ at }) => at >= since)
    if (recent.length > 0) yield recent.map(({ orderId }) => orderId)
    if (recent.length < marks.length) return
  } while (marks.length === AT_ONCE)
}
