import { because, type HouseholdData } from '#server/platform/points/household-data.ts'
import { listPlans, moveInstalments } from './store.ts'
import { rowsBy } from '#server/platform/personal/personal-table.ts'

export const household: HouseholdData<'instalments'> = {
  tables: {
    'instalments.plan': {
      exported: 'instalments.instalments',
      erased: because('Company law asks for books of eight years. It stays, by ids.'),
      merged: 'MOVED',
      counted: rowsBy('Instalment plans', 'account_id'),
    },
  },
  exportAccount: async ({ db }, accountId) => ({ instalments: await listPlans(db, accountId) }),
  move: moveInstalments,
}
