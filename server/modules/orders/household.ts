import type { HouseholdData } from '#server/platform/points/household-data.ts'
import { forgetBuyer, listOrdersOfAccount, moveOrders } from './store.ts'
import { rowsBy } from '#server/platform/personal/personal-table.ts'

export const household: HouseholdData<'orders'> = {
  tables: {
    'orders.order': {
      exported: 'orders.orders',
      erased: 'EMPTIED',
      merged: 'MOVED',
      counted: {
        ...rowsBy('Orders', 'account_id'),
        stays:
          'The number, the mail address and the name go. The order stays: company law asks for books of eight years, GST law for 72 months.',
      },
    },
  },
  exportAccount: async ({ db }, accountId) => ({ orders: await listOrdersOfAccount(db, accountId) }),
  move: moveOrders,
  // Orders stay for the tax office and reach nobody any longer.
  eraseAccount: ({ db }, accountId) => db.transaction().execute((tx) => forgetBuyer(tx, accountId)),
}
