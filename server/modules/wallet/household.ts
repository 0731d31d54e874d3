import { because, type HouseholdData } from '#server/platform/context.ts'
import { exportDebts } from './debt-store.ts'
import { moveWallet } from './move-wallet.ts'
import { readStatement } from './wallet.ts'

export const household: HouseholdData<'wallet'> = {
  tables: {
    'wallet.adjustment': {
      exported: 'wallet.statement',
      erased: because('kept for eight years: what was paid, by ids'),
      merged: 'MOVED',
    },
    'wallet.debt': {
      exported: 'wallet.debts',
      erased: because('kept for eight years: what was paid, by ids'),
      merged: 'MOVED',
    },
    'wallet.hold': {
      exported: 'wallet.statement',
      erased: because('kept for eight years: what was paid, by ids'),
      merged: 'MOVED',
    },
  },
  async exportAccount({ db }, accountId) {
    const [statement, debts] = await Promise.all([readStatement(db, accountId), exportDebts(db, accountId)])
    return { statement, debts }
  },
  move: (tx, merging, ctx, mergeId) => moveWallet(ctx, tx, merging, mergeId),
}
