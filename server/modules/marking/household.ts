import { because, type HouseholdData } from '#server/platform/points/household-data.ts'
import { deleteOfLearner } from './store.ts'
import { rowsBy } from '#server/platform/personal/personal-table.ts'

export const household: HouseholdData<'marking'> = {
  tables: {
    'marking.task': { exported: because('The marks and remarks that count are part of attempts.tests.'), erased: 'GONE', counted: rowsBy('Written answers given to teachers', 'learner_id') },
  },
  eraseLearner: ({ db }, learnerId) => deleteOfLearner(db, learnerId),
} // prettier-ignore
