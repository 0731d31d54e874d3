import type { HouseholdData } from '#server/platform/points/household-data.ts'
import { deleteAssignments, exportAssignments } from './store.ts'
import { rowsBy } from '#server/platform/personal/personal-table.ts'

export const household: HouseholdData<'experiments'> = {
  tables: {
    'experiments.assignment': {
      exported: 'experiments.experiments',
      erased: 'GONE',
      counted: rowsBy('Groups in experiments', 'subject'),
    },
  },
  exportLearner: async ({ db }, learnerId) => ({ experiments: await exportAssignments(db, learnerId) }),
  eraseLearner: ({ db }, learnerId) => deleteAssignments(db, learnerId),
}
