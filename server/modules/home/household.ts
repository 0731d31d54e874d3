import type { HouseholdData } from '#server/platform/points/household-data.ts'
import { deleteLanterns, findGoal, listAllNights } from './store-lanterns.ts'
import { rowsBy } from '#server/platform/personal/personal-table.ts'

export const household: HouseholdData<'home'> = {
  tables: {
    'home.lantern_goal': { exported: 'home.lanterns', erased: 'GONE', counted: rowsBy('Lantern goals', 'learner_id') },
    'home.lantern_night': {
      exported: 'home.lanterns',
      erased: 'GONE',
      counted: rowsBy('Lantern nights', 'learner_id'),
    },
  },
  async exportLearner({ db }, learnerId) {
    const [goal, nights] = await Promise.all([findGoal(db, learnerId), listAllNights(db, learnerId)])
    return { lanterns: { goal, nights } }
  },
  eraseLearner: ({ db }, learnerId) => deleteLanterns(db, learnerId),
}
