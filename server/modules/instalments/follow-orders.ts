// Updates a plan when the order of one of its parts is paid, or when its money goes back.
import { OrderPaid, OrderReturned } from '#core/modules/orders/events.ts'
import { nextPart } from '#core/modules/instalments/standing.ts'
import { findOrder, type KnownOrder } from '#server/modules/orders/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/database/db.ts'
import { listener } from '#server/platform/jobs/queue.ts'
import { sendNotice } from './notices.ts'
import { cancelOpenParts, findPlanOfOrder, insertPart, insertPlan, lockPlan, markPaid, reopenPart, updatePlan } from './store.ts' // prettier-ignore

export const paidListener = listener('instalments.paid', OrderPaid, async (ctx, { orderId }) => {
  const order = await findOrder(ctx.db, orderId)
  if (order?.part && order.status === 'PAID') await ctx.db.transaction().execute((tx) => notePayment(ctx, tx, order))
})

export const returnedListener = listener('instalments.returned', OrderReturned, async (ctx, { orderId }) => {
  const order = await findOrder(ctx.db, orderId)
  if (order?.part) await ctx.db.transaction().execute((tx) => noteReturn(tx, order))
})

/** The first payment begins the plan that its order agreed on; a later one settles its part. */
async function notePayment(ctx: Ctx, tx: Tx, order: KnownOrder): Promise<void> {
  const firstOrderId = order.part?.firstOrderId ?? order.id
  if (order.schedule) await beginPlan(ctx, tx, order)
  const plan = await lockPlan(tx, firstOrderId)
  if (!plan || !order.part) return
  await markPaid(tx, plan.id, order.part.no, { orderId: order.id, at: order.paidAt ?? ctx.now() })
  const after = await findPlanOfOrder(tx, firstOrderId)
  if (!after) return
  const isDone = nextPart(after.parts) === undefined
  await updatePlan(tx, plan.id, { state: isDone ? 'DONE' : 'RUNNING', stage: 'QUIET', toldAt: null })
  // The settlement has already given the course back. Here the family is notified.
  if (plan.stage === 'LIMITED' || plan.stage === 'SUSPENDED') await sendNotice(ctx, tx, plan, 'part-restored')
}

async function beginPlan(ctx: Ctx, tx: Tx, order: KnownOrder): Promise<void> {
  const { id: orderId, accountId, learnerId, bundleId, title, variantName, schedule } = order
  if (bundleId === null) return
  const plan = { id: ctx.newId('ipl'), orderId, accountId, learnerId, bundleId, title, variantName }
  if (!(await insertPlan(tx, plan, ctx.now()))) return
  for (const part of schedule ?? []) await insertPart(tx, plan.id, ctx.newId('prt'), part)
}

/** With the first part the course goes back, and nothing more is owed; a later one is owed again. */
async function noteReturn(tx: Tx, order: KnownOrder): Promise<void> {
  const plan = await lockPlan(tx, order.part?.firstOrderId ?? order.id)
  if (!plan) return
  if (order.id !== plan.orderId) {
    await reopenPart(tx, order.id)
    return updatePlan(tx, plan.id, plan.state === 'DONE' ? { state: 'RUNNING' } : {})
  }
  await cancelOpenParts(tx, plan.id)
  await updatePlan(tx, plan.id, { state: 'CANCELLED', stage: 'QUIET', toldAt: null })
}
