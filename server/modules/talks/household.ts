import type { HouseholdData } from '#server/platform/context.ts'
import { rowsNaming } from '#server/platform/database/rows-naming.ts'
import { deleteOf } from './store.ts'

export const household: HouseholdData<'talks'> = {
  tables: {
    'talks.question': { exported: 'talks.questions', erased: 'GONE' },
    'talks.vote': { exported: 'talks.votes', erased: 'GONE' },
    'talks.feedback': { exported: 'talks.feedback', erased: 'GONE' },
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
