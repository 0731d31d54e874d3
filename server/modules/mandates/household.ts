import { because, type HouseholdData } from '#server/platform/points/household-data.ts'
import { endMandatesOf } from './end-mandate.ts'
import { listMandates, moveMandates } from './store.ts'
import { rowsBy } from '#server/platform/personal/personal-table.ts'

export const household: HouseholdData<'mandates'> = {
  tables: {
    'mandates.mandate': {
      exported: 'mandates.mandates',
      erased: because('Company law asks for books of eight years. It stays, by ids.'),
      merged: 'MOVED',
      counted: rowsBy('Mandates of a bank', 'account_id'),
    },
  },
  exportAccount: async ({ db }, accountId) => ({ mandates: await listMandates(db, accountId) }),
  move: moveMandates,
  // Nobody is debited whose account is gone.
  eraseAccount: endMandatesOf,
}
