import type { HouseholdData } from '#server/platform/context.ts'
import { deleteEventsAbout, listEventsAbout } from './webhooks/store.ts'

export const household: HouseholdData<'clients'> = {
  tables: {
    'clients.event': { exported: 'clients.outsideEvents', erased: 'GONE' },
  },
  exportLearner: async ({ db }, learnerId) => ({ outsideEvents: await listEventsAbout(db, learnerId) }),
  eraseLearner: ({ db }, learnerId) => deleteEventsAbout(db, learnerId),
}
