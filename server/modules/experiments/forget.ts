import { LearnerErased } from '#core/modules/accounts/events.ts'
import { listener } from '#server/platform/jobs/queue.ts'
import { deleteAssignments } from './store.ts'

export const forgetAssignmentsListener = listener('experiments.forget', LearnerErased, ({ db }, { learnerId }) =>
  deleteAssignments(db, learnerId),
)
