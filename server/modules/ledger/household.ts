import { rowsBy } from '#server/platform/personal/personal-table.ts'
import { because, type HouseholdData } from '#server/platform/points/household-data.ts'

export const household: HouseholdData<'ledger'> = {
  tables: {
    'ledger.balance': {
      exported: 'wallet.statement',
      erased: because('Company law asks for books of eight years. It stays, by ids.'),
    },
    'ledger.posting': {
      exported: 'wallet.statement',
      erased: because('Company law asks for books of eight years. It stays, by ids.'),
      counted: rowsBy('Ledger entries of the wallet', 'account'),
    },
  },
}
