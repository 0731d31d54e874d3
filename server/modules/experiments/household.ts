import type { HouseholdData } from '#server/platform/context.ts'
import { deleteAssignments, exportAssignments } from './store.ts'

export const household: HouseholdData<'experiments'> = {
  tables: { 'experiments.assignment': { exported: 'experiments.experiments', erased: 'GONE' } },
  exportLearner: async ({ db }, learnerId) => ({ experiments: await exportAssignments(db, learnerId) }),
  eraseLearner: ({ db }, learnerId) => deleteAssignments(db, learnerId),
}
