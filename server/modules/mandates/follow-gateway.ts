import { GatewayReported } from '#core/modules/payments/events.ts'
import { listener } from '#server/platform/jobs/queue.ts'
import { collectFrom } from './collect/collect.ts'
import { findDebit } from './debit-store.ts'
import { readBank } from './read-bank.ts'
import { findMandate } from './store.ts'

/** A webhook about a mandate, or about the notice of a debit: a hint, so the truth is read afresh. */
export const reportedListener = listener('mandates.reported', GatewayReported, async (ctx, { id }) => {
  if (await findMandate(ctx.db, id)) return readBank(ctx, id)
  const debit = await findDebit(ctx.db, id)
  if (debit) await collectFrom(ctx, debit.mandateId)
})
