import type { HouseholdData } from '#server/platform/points/household-data.ts'
import { endSharing } from '#server/modules/consent/index.ts'
import { exportPartners, forgetCustomer, moveCustomer, renewTag } from './store.ts'
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
  // Learners of two households live in one now: what was agreed to in either was not about the other's partner.
  move: async (tx, merging, ctx) => {
    await moveCustomer(tx, merging)
    if (await renewTag(tx, merging.into, ctx.now())) await endSharing(ctx, tx, merging.into)
  },
  eraseAccount: ({ db }, accountId) => db.transaction().execute((tx) => forgetCustomer(tx, accountId)),
}
