import { because, type HouseholdData } from '#server/platform/points/household-data.ts'
import { deleteLearnersBatches, exportChanges, exportWaits } from './seats/store-changes.ts'
import { listEnrolments, moveEnrolments } from './store.ts'
import { rowsBy } from '#server/platform/personal/personal-table.ts'

export const household: HouseholdData<'enrolments'> = {
  tables: {
    'enrolments.enrolment': {
      exported: 'enrolments.enrolments',
      erased: because('Company law asks for books of eight years. It stays, by ids.'),
      merged: 'MOVED',
      counted: rowsBy('Courses bought', 'account_id', 'learner_id'),
    },
    'enrolments.batch_seat': {
      exported: because('the enrolment and the order name the batch'),
      erased: because('freed when the enrolment ends or the order expires'),
    },
    'enrolments.batch_change': {
      exported: 'enrolments.batchChanges',
      erased: 'GONE',
      counted: rowsBy('Changes of batch', 'learner_id'),
    },
    'enrolments.batch_wait': {
      exported: 'enrolments.batchWaits',
      erased: 'GONE',
      counted: rowsBy('Places on waiting lists', 'learner_id'),
    },
  },
  exportLearner: async ({ db, now }, learnerId) => ({
    enrolments: await listEnrolments(db, learnerId, {}, now()),
    batchChanges: await exportChanges(db, learnerId),
    batchWaits: await exportWaits(db, learnerId),
  }),
  eraseLearner: ({ db }, learnerId) => deleteLearnersBatches(db, learnerId),
  move: moveEnrolments,
}
