import { because, type HouseholdData } from '#server/platform/points/household-data.ts'
import { exportDebts } from './debt-store.ts'
import { moveWallet } from './move-wallet.ts'
import { readStatement } from './wallet.ts'
import { rowsBy } from '#server/platform/personal/personal-table.ts'

export const household: HouseholdData<'wallet'> = {
  tables: {
    'wallet.adjustment': {
      exported: 'wallet.statement',
      erased: because('Company law asks for books of eight years. It stays, by ids.'),
      merged: 'MOVED',
      counted: rowsBy('Corrections of the wallet', 'account_id'),
    },
    'wallet.debt': {
      exported: 'wallet.debts',
      erased: because('Company law asks for books of eight years. It stays, by ids.'),
      merged: 'MOVED',
      counted: rowsBy('Debts of the wallet', 'account_id'),
    },
    'wallet.hold': {
      exported: 'wallet.statement',
      erased: because('Company law asks for books of eight years. It stays, by ids.'),
      merged: 'MOVED',
    },
  },
  async exportAccount({ db }, accountId) {
    const [statement, debts] = await Promise.all([readStatement(db, accountId), exportDebts(db, accountId)])
    return { statement, debts }
  },
  move: (tx, merging, ctx, mergeId) => moveWallet(ctx, tx, merging, mergeId),
}
