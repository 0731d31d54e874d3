import { AccountErased, LearnerErased } from '#core/modules/accounts/events.ts'
import { listener } from '#server/platform/jobs/queue.ts'
import { deleteFeedsOfLearner } from './calendar/store.ts'
import { deleteOnboardings } from './store.ts'
import { deleteOfAccount } from './store-family.ts'

export const forgetLearnerListener = listener(
  'onboarding.forget-learner',
  LearnerErased,
  async ({ db }, { learnerId }) => {
    await deleteOnboardings(db, learnerId)
    await deleteFeedsOfLearner(db, learnerId)
  },
)

export const forgetAccountListener = listener('onboarding.forget-account', AccountErased, ({ db }, { accountId }) =>
  deleteOfAccount(db, accountId),
)
