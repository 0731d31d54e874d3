import type { HouseholdData } from '#server/platform/context.ts'
import { forgetBuyer, listOrdersOfAccount, moveOrders } from './store.ts'

export const household: HouseholdData<'orders'> = {
  tables: { 'orders.order': { exported: 'orders.orders', erased: 'EMPTIED', merged: 'MOVED' } },
  exportAccount: async ({ db }, accountId) => ({ orders: await listOrdersOfAccount(db, accountId) }),
  move: moveOrders,
  // Orders stay for the tax office and reach nobody any longer.
  eraseAccount: ({ db }, accountId) => db.transaction().execute((tx) => forgetBuyer(tx, accountId)),
}
