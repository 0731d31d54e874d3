import type { HouseholdData } from '#server/platform/context.ts'
import { exportPartners, forgetCustomer, moveCustomer } from './store.ts'
import { rowsBy } from '#server/platform/personal/personal-table.ts'

export const household: HouseholdData<'partners'> = {
  tables: {
    'partners.link': {
      exported: 'partners.partners',
      erased: 'GONE',
      merged: 'MOVED',
      counted: rowsBy('Links to partners', 'account_id'),
    },
    'partners.tag': {
      exported: 'partners.partners',
      erased: 'GONE',
      merged: 'MOVED',
      counted: rowsBy('Links to partners', 'account_id'),
    },
  },
  exportAccount: async ({ db }, accountId) => ({ partners: await exportPartners(db, accountId) }),
  move: moveCustomer,
  eraseAccount: ({ db }, accountId) => db.transaction().execute((tx) => forgetCustomer(tx, accountId)),
}
