import { nothing, plus } from '#core/kernel/money.ts'
import { walletApi } from '#core/modules/wallet/api.ts'
import { findBalances, listMovements } from '#server/modules/ledger/index.ts'
import { routes } from '#server/platform/call.ts'

export const walletRoutes = routes(walletApi, {
  async getAccountInfo(ctx, _, { actor }) {
    const accounts = accountsOf(actor.accountId)
    const [balances, movements] = await Promise.all([
      findBalances(ctx.db, Object.values(accounts)),
      listMovements(ctx.db, [accounts.purchased, accounts.granted]),
    ])
    const purchasedBalance = balances.get(accounts.purchased) ?? nothing
    const grantedBalance = balances.get(accounts.granted) ?? nothing
    return {
      balance: plus(purchasedBalance, grantedBalance),
      purchasedBalance,
      grantedBalance,
      heldBalance: balances.get(accounts.held) ?? nothing,
      statement: movements,
    }
  },
})

/** The wallet's accounts in the ledger. */
function accountsOf(accountId: string) {
  return {
    purchased: `wallet:${accountId}:purchased`,
    granted: `wallet:${accountId}:granted`,
    held: `hold:${accountId}`,
  }
}
