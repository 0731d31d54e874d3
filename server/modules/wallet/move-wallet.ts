import { negative } from '#core/kernel/money.ts'
import { moveBalances, sumOf } from '#server/modules/ledger/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/database/db.ts'
import type { HouseholdMerge } from '#server/platform/database/reassign.ts'
import { owedAccount, walletAccounts } from './accounts.ts'
import { moveWalletRows } from './store.ts'

/** Two wallets become one: by an entry of the ledger, each purse into its own, what is kept back for an order and what is owed too. */
export async function moveWallet(ctx: Ctx, tx: Tx, merging: HouseholdMerge, reference: string): Promise<void> {
  await moveWalletRows(tx, merging)
  const [from, into] = [walletAccounts(merging.from), walletAccounts(merging.into)]
  const accounts = [
    [from.purchased, into.purchased],
    [from.granted, into.granted],
    [from.held, into.held],
  ] as const
  const [owes, takesOver] = [owedAccount(merging.from), owedAccount(merging.into)]
  const owed = await sumOf(tx, owes)
  const otherPostings = [
    { account: takesOver, amount: owed },
    { account: owes, amount: negative(owed) },
  ]
  await moveBalances(tx, { entryId: ctx.newId('ent'), reference, at: ctx.now(), accounts, otherPostings })
}
