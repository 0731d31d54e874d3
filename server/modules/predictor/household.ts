import type { HouseholdData } from '#server/platform/points/household-data.ts'
import { rowsNaming } from '#server/platform/database/rows-naming.ts'
import { deleteListsOf } from './lists/store-lists.ts'
import { rowsBy } from '#server/platform/personal/personal-table.ts'

export const household: HouseholdData<'predictor'> = {
  tables: {
    'predictor.choice_list': {
      exported: 'predictor.lists',
      erased: 'GONE',
      counted: rowsBy('College lists', 'learner_id'),
    },
  },
  exportLearner: async ({ db }, learnerId) => ({
    lists: await rowsNaming(db, 'predictor.choice_list', { column: 'learner_id', ids: [learnerId] }),
  }),
  async eraseLearner({ db }, learnerId) {
    await deleteListsOf(db, learnerId)
  },
}
