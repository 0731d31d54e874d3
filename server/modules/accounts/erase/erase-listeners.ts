import { AccountErased, LearnerErased } from '#core/modules/accounts/events.ts'
import { listener, type Listener } from '#server/platform/jobs/queue.ts'
import { householdData } from '#server/platform/points/household-data.ts'
import type { Asking } from '#server/platform/points/point.ts'

/** The listeners by which every module erases what it keeps: a job for each, so that a retry repeats no other module's work. */
export function eraseListeners(ctx: Asking): Listener[] {
  return householdData
    .byModule(ctx)
    .flatMap(({ module, value: { eraseAccount, eraseLearner } }) => [
      ...(eraseAccount
        ? [listener(`${module}.erase-account`, AccountErased, (own, { accountId }) => eraseAccount(own, accountId))]
        : []),
      ...(eraseLearner
        ? [listener(`${module}.erase-learner`, LearnerErased, (own, { learnerId }) => eraseLearner(own, learnerId))]
        : []),
    ])
}
