import { plus } from '#core/kernel/money.ts'
import { walletApi } from '#core/modules/wallet/api.ts'
import { routes } from '#server/platform/call.ts'
import { findWallet, readStatement } from './wallet.ts'

export const walletRoutes = routes(walletApi, {
  async getAccountInfo(ctx, _, { actor }) {
    const [wallet, statement] = await Promise.all([
      findWallet(ctx.db, actor.accountId),
      readStatement(ctx.db, actor.accountId),
    ])
    return {
      balance: plus(wallet.purchased, wallet.granted),
      purchasedBalance: wallet.purchased,
      grantedBalance: wallet.granted,
      heldBalance: wallet.held,
      statement,
    }
  },
})
