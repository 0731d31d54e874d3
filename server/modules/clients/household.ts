import type { HouseholdData } from '#server/platform/points/household-data.ts'
import { deleteEventsAbout, listEventsAbout } from './webhooks/store.ts'
import { rowsBy } from '#server/platform/personal/personal-table.ts'

export const household: HouseholdData<'clients'> = {
  tables: {
    'clients.event': {
      exported: 'clients.outsideEvents',
      erased: 'GONE',
      counted: rowsBy('Events for programs of partners', 'learner_id'),
    },
  },
  exportLearner: async ({ db }, learnerId) => ({ outsideEvents: await listEventsAbout(db, learnerId) }),
  eraseLearner: ({ db }, learnerId) => deleteEventsAbout(db, learnerId),
}
