import type { HouseholdData } from '#server/platform/points/household-data.ts'
import { rowsNaming } from '#server/platform/database/rows-naming.ts'
import { deleteOf } from './store.ts'
import { rowsBy } from '#server/platform/personal/personal-table.ts'

export const household: HouseholdData<'talks'> = {
  tables: {
    'talks.question': {
      exported: 'talks.questions',
      erased: 'GONE',
      counted: rowsBy('Questions in talks', 'learner_id'),
    },
    'talks.vote': { exported: 'talks.votes', erased: 'GONE', counted: rowsBy('Votes in talks', 'learner_id') },
    'talks.feedback': {
      exported: 'talks.feedback',
      erased: 'GONE',
      counted: rowsBy('Feedback on talks', 'learner_id'),
    },
  },
  async exportLearner({ db }, learnerId) {
    const named = { column: 'learner_id', ids: [learnerId] }
    const [questions, votes, feedback] = await Promise.all([
      rowsNaming(db, 'talks.question', named),
      rowsNaming(db, 'talks.vote', named),
      rowsNaming(db, 'talks.feedback', named),
    ])
    return { questions, votes, feedback }
  },
  eraseLearner: ({ db }, learnerId) => db.transaction().execute((tx) => deleteOf(tx, learnerId)),
}
