import { negative } from '#core/kernel/money.ts'
import type { RecordOf } from '#core/kernel/resource.ts'
import { adjustmentErrors as errors } from '#core/modules/wallet/errors.ts'
import { walletStaffApi as api } from '#core/modules/wallet/staff-api.ts'
import { postEntry } from '#server/modules/ledger/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import { decisionOf } from '#server/platform/resource/requests/second-person.ts'
import type { Tx } from '#server/platform/database/db.ts'
import { GRANTS_ACCOUNT, walletAccounts } from '../accounts.ts'
import { adjustments } from './store.ts'

/** The contra account of corrections in favour of the family: we owe the difference, or are owed it. */
const CORRECTIONS_ACCOUNT = 'suspense:wallet-corrections'

/** Lets money into or out of a wallet, or refuses it. Throws BALANCE_TOO_LOW when more is taken than there is. */
export const decideAdjustment = decisionOf(api.staffWalletAdjustments, {
  store: adjustments,
  errors: { own: errors.OWN_ADJUSTMENT, decided: errors.ADJUSTMENT_DECIDED },
  approve: adjust,
})

type Adjustment = Pick<RecordOf<typeof api.staffWalletAdjustments>, 'id' | 'accountId' | 'purse' | 'amount'>

async function adjust(ctx: Ctx, tx: Tx, { id, accountId, purse, amount }: Adjustment): Promise<void> {
  const postings = [
    { account: purse === 'granted' ? GRANTS_ACCOUNT : CORRECTIONS_ACCOUNT, amount },
    { account: walletAccounts(accountId)[purse], amount: negative(amount) },
  ]
  await postEntry(tx, { id: ctx.newId('ent'), kind: 'ADJUSTMENT', reference: id, at: ctx.now(), postings })
}
