import type { HouseholdData } from '#server/platform/points/household-data.ts'
import { viewPreference } from './preferences.ts'
import { deleteAnswers, deletePreference, listAnswers, movePreference } from './store.ts'
import { deleteAddresses, listAddresses, moveAddresses } from './store-addresses.ts'
import { rowsBy } from '#server/platform/personal/personal-table.ts'

export const household: HouseholdData<'profiles'> = {
  tables: {
    'profiles.answer': {
      exported: 'profiles.answers',
      erased: 'GONE',
      counted: rowsBy('Answers about the learner', 'learner_id'),
    },
    'profiles.notification_preference': {
      exported: 'profiles.preferences',
      erased: 'GONE',
      merged: 'MOVED',
      counted: rowsBy('Message settings', 'account_id'),
    },
    'profiles.shipping_address': {
      exported: 'profiles.addresses',
      erased: 'GONE',
      merged: 'MOVED',
      counted: rowsBy('Addresses', 'account_id'),
    },
  },
  async exportAccount(ctx, accountId) {
    const [addresses, preferences] = await Promise.all([
      listAddresses(ctx.db, accountId),
      viewPreference(ctx, accountId),
    ])
    return { addresses, preferences }
  },
  exportLearner: async ({ db }, learnerId) => ({ answers: await listAnswers(db, learnerId) }),
  async move(tx, merging) {
    await moveAddresses(tx, merging)
    await movePreference(tx, merging)
  },
  async eraseAccount({ db }, accountId) {
    await deleteAddresses(db, accountId)
    await deletePreference(db, accountId)
  },
  eraseLearner: ({ db }, learnerId) => deleteAnswers(db, learnerId),
}
