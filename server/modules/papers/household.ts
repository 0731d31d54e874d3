import type { HouseholdData } from '#server/platform/points/household-data.ts'
import { deletePracticeSets, exportPracticeSets } from './practice-sets.ts'
import { rowsBy } from '#server/platform/personal/personal-table.ts'

export const household: HouseholdData<'papers'> = {
  // Only practice sets name a learner.
  tables: {
    'papers.paper': { exported: 'papers.practiceSets', erased: 'GONE', counted: rowsBy('Practice sets', 'learner_id') },
  },
  exportLearner: async ({ db }, learnerId) => ({ practiceSets: await exportPracticeSets(db, learnerId) }),
  eraseLearner: ({ db }, learnerId) => deletePracticeSets(db, learnerId),
}
