// Every way in which an enrolment ends, or runs again: each is reported to other modules.
import { z } from 'zod'
import { EnrolmentEnded, EnrolmentStarted } from '#core/modules/enrolments/events.ts'
import type { Ctx } from '#server/platform/context.ts'
import { inTransaction, type Tx } from '#server/platform/database/db.ts'
import { inBatches } from '#server/platform/jobs/in-batches.ts'
import { job } from '#server/platform/jobs/queue.ts'
import * as store from './store.ts'

const AT_ONCE = 200

/** The end of an enrolment whose time is over is written down within ten minutes. */
export const endPastJob = job({
  name: 'enrolments.end-past',
  payload: z.unknown(),
  cron: '*/10 * * * *',
  run: async (ctx) =>
    void (await inBatches(AT_ONCE, (most) => inTransaction(ctx.db, (tx) => endSomePast(ctx, tx, most)))),
})

async function endSomePast(ctx: Ctx, tx: Tx, most: number): Promise<number> {
  const ended = await store.endSomePast(tx, most, ctx.now())
  await reportEnded(ctx, tx, ended)
  return ended.length
}

/** Ends the enrolment that an order brought. Does nothing the second time. */
export async function endEnrolmentOfOrder(ctx: Ctx, tx: Tx, orderId: string): Promise<void> {
  await reportEnded(ctx, tx, await store.endEnrolmentOfOrder(tx, orderId, ctx.now()))
}

/** Answers false when it has ended already. */
export async function supersedeEnrolment(
  ctx: Ctx,
  tx: Tx,
  orders: { readonly orderId: string; readonly byOrderId: string },
): Promise<boolean> {
  const ended = await store.supersedeEnrolment(tx, orders, ctx.now())
  if (ended !== undefined) await reportEnded(ctx, tx, [ended])
  return ended !== undefined
}

/** The enrolment that this order's plan had replaced runs again, until its own end. */
export async function reinstateSuperseded(ctx: Ctx, tx: Tx, byOrderId: string): Promise<void> {
  const at = ctx.now()
  const started = await store.reinstateSuperseded(tx, byOrderId, at)
  for (const enrolmentId of started) await ctx.publish(tx, EnrolmentStarted, { enrolmentId, at })
}

export async function reportEnded(ctx: Ctx, tx: Tx, ids: readonly string[]): Promise<void> {
  for (const enrolmentId of ids) await ctx.publish(tx, EnrolmentEnded, { enrolmentId, at: ctx.now() })
}
