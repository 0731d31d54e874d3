import type { HouseholdData } from '#server/platform/points/household-data.ts'
import { deleteRegistrationsOf, exportRegistrations } from './registrations/store-registrations.ts'
import { rowsBy } from '#server/platform/personal/personal-table.ts'

export const household: HouseholdData<'webinars'> = {
  tables: {
    'webinars.registration': {
      exported: 'webinars.registrations',
      erased: 'GONE',
      counted: rowsBy('Webinar registrations', 'learner_id'),
    },
  },
  exportLearner: async ({ db }, learnerId) => ({ registrations: await exportRegistrations(db, learnerId) }),
  eraseLearner: ({ db }, learnerId) => deleteRegistrationsOf(db, learnerId),
}
