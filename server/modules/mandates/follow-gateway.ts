import { later, MINUTE } from '#core/kernel/time.ts'
import { GatewayReported } from '#core/modules/payments/events.ts'
import { refuseUnlessAway } from '#server/modules/payments/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import { job, listener } from '#server/platform/jobs/queue.ts'
import { collectFrom } from './collect/collect.ts'
import { findDebit } from './debit-store.ts'
import { readBank } from './read-bank.ts'
import { findMandate } from './store.ts'

/** A webhook about a mandate, or about the notice of a debit: a hint, so the truth is read afresh. */
export const reportedListener = listener('mandates.reported', GatewayReported, (ctx, { id }) => readAfresh(ctx, id))

/** Reads a mandate again that could not be read because the gateway was away. */
export const readLaterJob = job({
  name: 'mandates.read-later',
  payload: GatewayReported.payload,
  run: (ctx, { id }) => readAfresh(ctx, id),
})

const WHEN_AWAY = 5 * MINUTE

async function readAfresh(ctx: Ctx, id: string): Promise<void> {
  try {
    await read(ctx, id)
  } catch (fault) {
    refuseUnlessAway(fault)
    const when = { at: later(ctx.now(), WHEN_AWAY), key: `read ${id}` }
    await ctx.db.transaction().execute((tx) => ctx.enqueue(tx, readLaterJob, { id }, when))
  }
}

async function read(ctx: Ctx, id: string): Promise<void> {
  if (await findMandate(ctx.db, id)) return readBank(ctx, id)
  const debit = await findDebit(ctx.db, id)
  if (debit) await collectFrom(ctx, debit.mandateId)
}
