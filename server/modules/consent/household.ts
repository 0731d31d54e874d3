import { because, type HouseholdData } from '#server/platform/context.ts'
import { listEntries } from './store.ts'

export const household: HouseholdData<'consent'> = {
  tables: {
    'consent.entry': {
      exported: 'consent.consents',
      erased: because('the proof of what was agreed, by whom in their own words'),
      merged: because('who answered stays who answered'),
    },
  },
  exportLearner: async ({ db }, learnerId) => ({ consents: await listEntries(db, learnerId) }),
}
