// Money in a wallet, for tests and for the seed.
import { negative, nothing, type Paise } from '#core/kernel/money.ts'
import type { Purses } from '#core/modules/wallet/wallet-part.ts'
import { postEntry } from '#server/modules/ledger/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import { inTransaction } from '#server/platform/database/db.ts'
import { GRANTS_ACCOUNT, walletAccounts } from './accounts.ts'
import { oweForPlan } from './debt.ts'

/** As a recharge and a gift put it there. */
export async function moneyInWallet(
  ctx: Ctx,
  accountId: string,
  { granted = nothing, purchased = nothing }: Partial<Purses>,
) {
  // prettier-ignore
  const accounts = walletAccounts(accountId)
  const recharge = {
    kind: 'PAYMENT',
    from: `gateway:${ctx.gateway.name}`,
    to: accounts.purchased,
    amount: purchased,
  } as const
  const gift = { kind: 'WALLET_GRANT', from: GRANTS_ACCOUNT, to: accounts.granted, amount: granted } as const
  await inTransaction(ctx.db, async (tx) => {
    for (const { kind, from, to, amount } of [recharge, gift]) {
      const id = ctx.newId('ent')
      const postings = [
        { account: from, amount },
        { account: to, amount: negative(amount) },
      ]
      if (amount > 0) await postEntry(tx, { id, kind, reference: id, at: ctx.now(), postings })
    }
  })
}

/** A debt: money that a bank took back after it was spent. */
export async function aDebt(
  ctx: Ctx,
  debt: { readonly accountId: string; readonly orderId: string; readonly amount: Paise },
): Promise<void> {
  await inTransaction(ctx.db, (tx) => oweForPlan(ctx, tx, debt))
}
