// A payment came late and found the chosen batch full: the family hears of the other batch, and how to get its money back.
import { OrderPaid } from '#core/modules/orders/events.ts'
import { findEnrolmentOfOrder } from '#server/modules/enrolments/index.ts'
import { notify } from '#server/modules/notices/index.ts'
import { findOrder } from '#server/modules/orders/index.ts'
import { inTransaction } from '#server/platform/database/db.ts'
import { listener } from '#server/platform/jobs/queue.ts'

export const batchFullListener = listener('classroom.tell-batch-full', OrderPaid, async (ctx, { orderId }) => {
  const enrolment = await findEnrolmentOfOrder(ctx.db, orderId, ctx.now())
  if (!enrolment || enrolment.wantedBatchId === null) return
  const order = await findOrder(ctx.db, orderId)
  if (!order) return
  await inTransaction(ctx.db, (tx) =>
    notify(ctx, tx, {
      to: { accountId: order.accountId },
      aboutLearnerId: order.learnerId,
      type: 'batch-full',
      key: `batch full ${orderId}`,
      purpose: 'PAYMENTS',
      values: { course: order.title },
      link: `/pay/${orderId}`,
      lang: order.lang,
      subject: orderId,
    }),
  )
})
