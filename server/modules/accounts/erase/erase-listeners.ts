import { AccountErased, LearnerErased } from '#core/modules/accounts/events.ts'
import type { Module } from '#server/platform/module.ts'
import { listener, type Listener } from '#server/platform/jobs/queue.ts'

/** The listeners by which every module erases what it keeps: a job for each, so that a retry repeats no other module's work. */
export function eraseListeners(modules: readonly Module[]): Listener[] {
  return modules.flatMap(({ name, household: { eraseAccount, eraseLearner } = {} }) => [
    ...(eraseAccount
      ? [listener(`${name}.erase-account`, AccountErased, (ctx, { accountId }) => eraseAccount(ctx, accountId))]
      : []),
    ...(eraseLearner
      ? [listener(`${name}.erase-learner`, LearnerErased, (ctx, { learnerId }) => eraseLearner(ctx, learnerId))]
      : []),
  ])
}
