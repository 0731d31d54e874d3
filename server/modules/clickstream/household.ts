import type { HouseholdData } from '#server/platform/points/household-data.ts'
import { exportVisits, forgetLearner } from './store.ts'
import { rowsBy } from '#server/platform/personal/personal-table.ts'

export const household: HouseholdData<'clickstream'> = {
  tables: {
    'clickstream.event': {
      exported: 'clickstream.visits',
      erased: 'GONE',
      counted: rowsBy('Visits of pages', 'learner_id'),
    },
  },
  exportLearner: async ({ db }, learnerId) => ({ visits: await exportVisits(db, learnerId) }),
  eraseLearner: ({ db }, learnerId) => forgetLearner(db, learnerId),
}
