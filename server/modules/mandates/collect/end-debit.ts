// How a debit ends, or begins anew. Each does nothing when the debit is no longer in the state it was seen in.
import type { Instant } from '#core/kernel/time.ts'
import type { AskReason } from '#core/modules/mandates/standing.ts'
import { executionOf } from '#core/modules/mandates/timing.ts'
import { setDebited } from '#server/modules/instalments/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Db, Tx } from '#server/platform/database/db.ts'
import { updateDebit, type KnownDebit } from '../debit-store.ts'
import { sendNotice } from '../notices.ts'
import { noteEvent, type KnownMandate } from '../store.ts'

/** A debit and whose it is. */
export interface OfMandate {
  readonly mandate: KnownMandate
  readonly debit: KnownDebit
}

/** Notifies the payer that the instalment was taken, and says where to complain. */
export async function notePaid(ctx: Ctx, mandate: KnownMandate, debit: KnownDebit, orderId: string): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    if (!(await updateDebit(tx, debit, { state: 'PAID', orderId }))) return
    await setDebited(tx, mandate.orderId, false)
    await noteEvent(tx, mandate.id, { at: ctx.now(), kind: 'DEBIT_PAID', no: debit.no, detail: orderId })
    await sendNotice(ctx, tx, 'mandate-debited', { mandateId: mandate.id, debitId: debit.id })
  })
}

/** It was paid by hand meanwhile, or need not be paid any more. */
export async function closeDebit(ctx: Ctx, mandate: KnownMandate, debit: KnownDebit): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    if (!(await updateDebit(tx, debit, { state: 'CLOSED' }))) return
    await noteEvent(tx, mandate.id, { at: ctx.now(), kind: 'PAID_BY_HAND', no: debit.no })
    await setDebited(tx, mandate.orderId, false)
  })
}

/** The payer is sent a link instead. */
export async function askToPay(ctx: Ctx, mandate: KnownMandate, debit: KnownDebit, reason: AskReason): Promise<void> {
  await ctx.db.transaction().execute((tx) => ask(ctx, tx, { mandate, debit }, reason))
}

/** The same in a transaction that does more. Answers false when nothing was done. */
export async function ask(ctx: Ctx, tx: Tx, { mandate, debit }: OfMandate, reason: AskReason): Promise<boolean> {
  if (!(await updateDebit(tx, debit, { state: 'ASKED', reason }))) return false
  await noteEvent(tx, mandate.id, { at: ctx.now(), kind: 'ASKED_TO_PAY', no: debit.no, detail: reason })
  await setDebited(tx, mandate.orderId, false)
  await sendNotice(ctx, tx, reason === 'OVER_LIMIT' ? 'mandate-approve' : 'mandate-unpaid', {
    mandateId: mandate.id,
    debitId: debit.id,
  })
  return true
}

/** Starts the debit anew: the payer hears of the new day before anything is taken. */
export async function replan(ctx: Ctx, debit: KnownDebit, dueAt: Instant): Promise<void> {
  await announceAnew(ctx.db, debit, executionOf(dueAt, ctx.now()), { dueAt })
}

/** The notice that was given is of another day: a new one under a name of its own. */
export function announceAnew(
  db: Db,
  debit: KnownDebit,
  executeAt: Instant,
  more: { readonly dueAt?: Instant } = {},
): Promise<boolean> {
  const fresh = { notices: debit.notices + 1, noticeAfter: null, notificationId: null, notifiedAt: null }
  return updateDebit(db, debit, { ...more, ...fresh, executeAt, state: 'PLANNED' })
}
