import { because, type HouseholdData } from '#server/platform/context.ts'
import { listPlans, moveInstalments } from './store.ts'

export const household: HouseholdData<'instalments'> = {
  tables: {
    'instalments.plan': {
      exported: 'instalments.instalments',
      erased: because('kept for eight years: what was paid, by ids'),
      merged: 'MOVED',
    },
  },
  exportAccount: async ({ db }, accountId) => ({ instalments: await listPlans(db, accountId) }),
  move: moveInstalments,
}
