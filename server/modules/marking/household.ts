import { because, type HouseholdData } from '#server/platform/context.ts'
import { deleteOfLearner } from './store.ts'

export const household: HouseholdData<'marking'> = {
  tables: {
    'marking.task': { exported: because('The marks and remarks that count are part of attempts.tests.'), erased: 'GONE' },
  },
  eraseLearner: ({ db }, learnerId) => deleteOfLearner(db, learnerId),
} // prettier-ignore
