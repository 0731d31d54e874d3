import { listMergedAccounts } from '#server/modules/accounts/index.ts'
import { because, type HouseholdData } from '#server/platform/context.ts'
import { emptyEvidence, listEntries } from './store.ts'

export const household: HouseholdData<'consent'> = {
  tables: {
    'consent.entry': {
      exported: 'consent.consents',
      erased: because(
        'the proof of what was agreed, under the household’s id; what the guardian declared of themselves goes',
      ),
      merged: because('who answered stays who answered'),
    },
  },
  exportLearner: async ({ db }, learnerId) => ({ consents: await listEntries(db, learnerId) }),
  eraseAccount: async ({ db }, accountId) =>
    emptyEvidence(db, { accountIds: [accountId, ...(await listMergedAccounts(db, accountId))] }),
  eraseLearner: ({ db }, learnerId) => emptyEvidence(db, { learnerId }),
}
