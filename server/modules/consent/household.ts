import { listMergedAccounts } from '#server/modules/accounts/index.ts'
import { because, type HouseholdData } from '#server/platform/points/household-data.ts'
import { emptyEvidence, listEntries } from './store.ts'
import { rowsBy } from '#server/platform/personal/personal-table.ts'

export const household: HouseholdData<'consent'> = {
  tables: {
    'consent.entry': {
      exported: 'consent.consents',
      erased: because(
        'It proves what was agreed, under the household’s id. The details that the guardian declared of themselves go.',
      ),
      merged: because('who answered stays who answered'),
      counted: rowsBy('Consents', 'learner_id', 'account_id'),
    },
  },
  exportLearner: async ({ db }, learnerId) => ({ consents: await listEntries(db, learnerId) }),
  eraseAccount: async ({ db }, accountId) =>
    emptyEvidence(db, { accountIds: [accountId, ...(await listMergedAccounts(db, accountId))] }),
  eraseLearner: ({ db }, learnerId) => emptyEvidence(db, { learnerId }),
}
