import { because, type HouseholdData } from '#server/platform/points/household-data.ts'
import {
  deleteOfLearner,
  exportAllowances,
  exportAttempts,
  exportChallenges,
  exportSignals,
} from './store-household.ts'
import { rowsBy, rowsUnder } from '#server/platform/personal/personal-table.ts'

export const household: HouseholdData<'attempts'> = {
  tables: {
    'attempts.attempt': { exported: 'attempts.tests', erased: 'GONE', counted: rowsBy('Tests taken', 'learner_id') },
    'attempts.response': {
      exported: because('They are part of attempts.tests.'),
      erased: 'GONE',
      counted: rowsUnder('Answers in tests', 'attempt_id', 'attempts.attempt'),
    },
    'attempts.score': {
      exported: because('They are part of attempts.tests.'),
      erased: 'GONE',
      counted: rowsUnder('Marks in tests', 'attempt_id', 'attempts.attempt'),
    },
    'attempts.written_mark': {
      exported: because('They are part of attempts.tests.'),
      erased: 'GONE',
      counted: rowsUnder('Marks in tests', 'attempt_id', 'attempts.attempt'),
    },
    'attempts.score_revision': {
      exported: because('They are part of attempts.tests.'),
      erased: 'GONE',
      counted: rowsUnder('Marks in tests', 'attempt_id', 'attempts.attempt'),
    },
    'attempts.signal': {
      exported: 'attempts.signals',
      erased: 'GONE',
      counted: rowsUnder('Signals during tests', 'attempt_id', 'attempts.attempt'),
    },
    'attempts.challenge': {
      exported: 'attempts.challenges',
      erased: 'GONE',
      counted: rowsUnder('Challenges of answer keys', 'attempt_id', 'attempts.attempt'),
    },
    'attempts.allowance': {
      exported: 'attempts.allowances',
      erased: 'GONE',
      counted: rowsBy('Extra time in tests', 'learner_id'),
    },
  },
  exportLearner: async ({ db }, learnerId) => ({
    tests: await exportAttempts(db, learnerId),
    signals: await exportSignals(db, learnerId),
    challenges: await exportChallenges(db, learnerId),
    allowances: await exportAllowances(db, learnerId),
  }),
  eraseLearner: ({ db }, learnerId) => deleteOfLearner(db, learnerId),
}
