import { commonErrors } from '#core/kernel/common-errors.ts'
import { negative } from '#core/kernel/money.ts'
import { adjustmentErrors as errors } from '#core/modules/wallet/errors.ts'
import { postEntry } from '#server/modules/ledger/index.ts'
import type { Staff } from '#server/platform/access/actor.ts'
import { audit } from '#server/platform/audit.ts'
import type { Ctx } from '#server/platform/context.ts'
import { decisionOf, type Decided } from '#server/platform/resource/second-person.ts'
import type { Tx } from '#server/platform/database/db.ts'
import { GRANTS_ACCOUNT, walletAccounts } from '../accounts.ts'
import { lockAdjustment, updateAdjustment, type Adjustment } from './store.ts'

/** What stands against money that staff call the family's own: we owe it, or are owed it. */
const CORRECTIONS_ACCOUNT = 'suspense:wallet-corrections'

/**
 * Lets money into or out of a wallet, or refuses it. Throws OWN_ADJUSTMENT to whoever asked: maker and checker are two
 * people, which the database checks too; BALANCE_TOO_LOW when more is taken than there is.
 */
export async function decideAdjustment(ctx: Ctx, actor: Staff, decided: Decided) {
  const { id, isApproved, note } = decided
  const decision = decisionOf(actor, decided)
  const { status } = decision
  await ctx.db.transaction().execute(async (tx) => {
    const adjustment = await lockAdjustment(tx, id)
    if (!adjustment) throw commonErrors.NOT_FOUND_ERROR()
    if (adjustment.status !== 'WAITING') throw errors.ADJUSTMENT_DECIDED()
    if (adjustment.askedBy === actor.staffId) throw errors.OWN_ADJUSTMENT()
    await updateAdjustment(tx, id, decision, ctx.now())
    if (isApproved) await adjust(ctx, tx, adjustment)
    const detail = { before: { status: 'WAITING' }, after: { status }, reason: note }
    await audit(ctx, tx, { actor, action: 'wallet-adjustments.decide', subject: `wallet-adjustments/${id}`, detail })
  })
  return { status }
}

async function adjust(ctx: Ctx, tx: Tx, { id, accountId, purse, amount }: Adjustment): Promise<void> {
  const postings = [
    { account: purse === 'granted' ? GRANTS_ACCOUNT : CORRECTIONS_ACCOUNT, amount },
    { account: walletAccounts(accountId)[purse], amount: negative(amount) },
  ]
  await postEntry(tx, { id: ctx.newId('ent'), kind: 'ADJUSTMENT', reference: id, at: ctx.now(), postings })
}
