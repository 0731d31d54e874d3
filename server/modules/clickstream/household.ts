import type { HouseholdData } from '#server/platform/context.ts'
import { exportVisits, forgetLearner } from './store.ts'

export const household: HouseholdData<'clickstream'> = {
  tables: { 'clickstream.event': { exported: 'clickstream.visits', erased: 'GONE' } },
  exportLearner: async ({ db }, learnerId) => ({ visits: await exportVisits(db, learnerId) }),
  eraseLearner: ({ db }, learnerId) => forgetLearner(db, learnerId),
}
