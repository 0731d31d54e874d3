import { LearnerErased } from '#core/modules/accounts/events.ts'
import { listener } from '#server/platform/jobs/queue.ts'
import { deleteLanterns } from './store-own.ts'

export const forgetLanternsListener = listener('home.forget-lanterns', LearnerErased, ({ db }, { learnerId }) =>
  deleteLanterns(db, learnerId),
)
