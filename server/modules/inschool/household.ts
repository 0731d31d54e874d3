import type { HouseholdData } from '#server/platform/context.ts'
import { deleteOfLearner, exportPupils } from './store.ts'

export const household: HouseholdData<'inschool'> = {
  tables: { 'inschool.pupil': { exported: 'inschool.tests', erased: 'GONE' } },
  exportLearner: async ({ db }, learnerId) => ({ tests: await exportPupils(db, learnerId) }),
  eraseLearner: ({ db }, learnerId) => deleteOfLearner(db, learnerId),
}
