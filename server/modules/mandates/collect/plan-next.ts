import { nextPart } from '#core/modules/instalments/standing.ts'
import { executionOf } from '#core/modules/mandates/timing.ts'
import { findPlanOfOrder, setDebited } from '#server/modules/instalments/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/database/db.ts'
import { insertDebit } from '../debit-store.ts'
import type { StoredMandate } from '../store.ts'

/** Plans the debit of the next instalment, once. One that was skipped or is paid by hand is not planned again. */
export async function planNext(ctx: Ctx, tx: Tx, mandate: StoredMandate): Promise<void> {
  const plan = await findPlanOfOrder(tx, mandate.orderId)
  const part = plan?.state === 'RUNNING' ? nextPart(plan.parts) : undefined
  if (!plan || !part || part.totalAmount === 0) return
  const isNew = await insertDebit(tx, {
    id: ctx.newId('mdb'),
    mandateId: mandate.id,
    partId: part.id,
    no: part.no,
    partCount: plan.parts.length,
    amount: part.totalAmount,
    dueAt: part.dueAt,
    executeAt: executionOf(part.dueAt, ctx.now()),
  })
  if (isNew) await setDebited(tx, mandate.orderId, true)
}
