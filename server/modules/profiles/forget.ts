import { AccountErased, LearnerErased } from '#core/modules/accounts/events.ts'
import { listener } from '#server/platform/jobs/queue.ts'
import { deleteAnswers, deletePreference } from './store.ts'
import { deleteAddresses } from './store-addresses.ts'

export const forgetAnswersListener = listener('profiles.forget-answers', LearnerErased, ({ db }, { learnerId }) =>
  deleteAnswers(db, learnerId),
)

export const forgetHouseholdListener = listener(
  'profiles.forget-household',
  AccountErased,
  async ({ db }, { accountId }) => {
    await deleteAddresses(db, accountId)
    await deletePreference(db, accountId)
  },
)
