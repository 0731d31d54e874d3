import { because, type HouseholdData } from '#server/platform/context.ts'
import { listEnrolments, moveEnrolments } from './store.ts'

export const household: HouseholdData<'enrolments'> = {
  tables: {
    'enrolments.enrolment': {
      exported: 'enrolments.enrolments',
      erased: because('kept for eight years: what was paid, by ids'),
      merged: 'MOVED',
    },
    'enrolments.batch_seat': {
      exported: because('the enrolment and the order name the batch'),
      erased: because('freed when the enrolment ends or the order expires'),
    },
  },
  exportLearner: async ({ db, now }, learnerId) => ({ enrolments: await listEnrolments(db, learnerId, {}, now()) }),
  move: moveEnrolments,
}
