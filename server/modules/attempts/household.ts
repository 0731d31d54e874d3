import type { HouseholdData } from '#server/platform/context.ts'
import { because } from '#server/platform/context.ts'
import {
  deleteOfLearner,
  exportAllowances,
  exportAttempts,
  exportChallenges,
  exportSignals,
} from './store-household.ts'

export const household: HouseholdData<'attempts'> = {
  tables: {
    'attempts.attempt': { exported: 'attempts.tests', erased: 'GONE' },
    'attempts.response': { exported: because('They are part of attempts.tests.'), erased: 'GONE' },
    'attempts.score': { exported: because('They are part of attempts.tests.'), erased: 'GONE' },
    'attempts.written_mark': { exported: because('They are part of attempts.tests.'), erased: 'GONE' },
    'attempts.score_revision': { exported: because('They are part of attempts.tests.'), erased: 'GONE' },
    'attempts.signal': { exported: 'attempts.signals', erased: 'GONE' },
    'attempts.challenge': { exported: 'attempts.challenges', erased: 'GONE' },
    'attempts.allowance': { exported: 'attempts.allowances', erased: 'GONE' },
  },
  exportLearner: async ({ db }, learnerId) => ({
    tests: await exportAttempts(db, learnerId),
    signals: await exportSignals(db, learnerId),
    challenges: await exportChallenges(db, learnerId),
    allowances: await exportAllowances(db, learnerId),
  }),
  eraseLearner: ({ db }, learnerId) => deleteOfLearner(db, learnerId),
}
