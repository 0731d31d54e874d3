// The household's own changes of its auto-debit: skip one debit, pause, resume, stop. Each is as easy as opting in.
import { mandateErrors as errors } from '#core/modules/mandates/errors.ts'
import { mayMandate, SKIPPABLE, type MandateAction } from '#core/modules/mandates/standing.ts'
import { setDebited } from '#server/modules/instalments/index.ts'
import type { Household } from '#server/platform/access/actor.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/database/db.ts'
import { findDebit, updateDebit } from './debit-store.ts'
import { endMandate, tellGateway } from './end-mandate.ts'
import { lockMandate, noteEvent, updateMandate, type KnownMandate } from './store.ts'

/** The instalment is paid by hand; nothing is sent to the bank for it. Throws NOTHING_TO_SKIP once it is at the bank. */
export async function skipDebit(ctx: Ctx, household: Household, mandateId: string, debitId: string): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    const mandate = await lockOwn(tx, household, mandateId)
    const debit = await findDebit(tx, debitId)
    if (debit?.mandateId !== mandateId || !SKIPPABLE.includes(debit.state)) throw errors.NOTHING_TO_SKIP()
    if (!(await updateDebit(tx, debit, { state: 'SKIPPED' }))) throw errors.NOTHING_TO_SKIP()
    await setDebited(tx, mandate.orderId, false)
    await noteEvent(tx, mandateId, { at: ctx.now(), kind: 'DEBIT_SKIPPED', no: debit.no })
  })
}

/**
 * The change counts here at once, and is sent to the gateway until it accepts it. Throws MANDATE_CLOSED when it is not allowed.
 */
export async function changeMandate(
  ctx: Ctx,
  household: Household,
  mandateId: string,
  action: MandateAction,
): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    const mandate = await lockOwn(tx, household, mandateId)
    if (!mayMandate(mandate.status, action)) throw errors.MANDATE_CLOSED()
    if (action === 'revoke') return revoke(ctx, tx, mandate)
    await updateMandate(tx, mandateId, { status: action === 'pause' ? 'PAUSED' : 'ACTIVE', isTold: false })
    await noteEvent(tx, mandateId, { at: ctx.now(), kind: action === 'pause' ? 'PAUSED' : 'RESUMED' })
    await tellGateway(ctx, tx, mandateId)
  })
}

export function revoke(ctx: Ctx, tx: Tx, mandate: KnownMandate, reason?: string): Promise<void> {
  const ending = { status: 'REVOKED', kind: 'REVOKED', isTold: false, tellsPayer: true, detail: reason } as const
  return endMandate(ctx, tx, mandate, ending)
}

/** Another household's is as if there were none. */
async function lockOwn(tx: Tx, household: Household, mandateId: string): Promise<KnownMandate> {
  const mandate = await lockMandate(tx, mandateId)
  if (mandate?.accountId !== household.accountId) throw errors.MANDATE_NOT_FOUND()
  return mandate
}
