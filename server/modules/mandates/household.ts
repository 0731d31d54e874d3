import { because, type HouseholdData } from '#server/platform/context.ts'
import { endMandatesOf } from './end-mandate.ts'
import { listMandates, moveMandates } from './store.ts'

export const household: HouseholdData<'mandates'> = {
  tables: {
    'mandates.mandate': {
      exported: 'mandates.mandates',
      erased: because('kept for eight years: what was paid, by ids'),
      merged: 'MOVED',
    },
  },
  exportAccount: async ({ db }, accountId) => ({ mandates: await listMandates(db, accountId) }),
  move: moveMandates,
  // Nobody is debited whose account is gone.
  eraseAccount: endMandatesOf,
}
