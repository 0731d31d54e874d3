import type { HouseholdData } from '#server/platform/points/household-data.ts'
import { deleteOfLearner, exportPupils } from './store.ts'
import { rowsBy } from '#server/platform/personal/personal-table.ts'

export const household: HouseholdData<'inschool'> = {
  tables: {
    'inschool.pupil': { exported: 'inschool.tests', erased: 'GONE', counted: rowsBy('Tests in school', 'learner_id') },
  },
  exportLearner: async ({ db }, learnerId) => ({ tests: await exportPupils(db, learnerId) }),
  eraseLearner: ({ db }, learnerId) => deleteOfLearner(db, learnerId),
}
