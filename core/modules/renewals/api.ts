import { z } from 'zod'
import { endpoint } from '#core/kernel/endpoint.ts'
import { callerFields } from '#core/kernel/schemas.ts'
import { LearnerId } from '#core/modules/accounts/account.ts'
import { planErrors } from '#core/modules/plans/errors.ts'
import { Plan, PlanId, ProgramId } from '#core/modules/plans/plan.ts'
import { answerLanguage } from '#core/taxonomy/schemas.ts'
import { LatestPlan, PurchaseContext } from './renewal.ts'

export const renewalsApi = {
  getUserLatestPlan: endpoint({
    method: 'GET',
    path: '/bundle/getUserLatestPlan',
    summary: 'Get a learner’s current or latest plan, with its remaining value',
    access: 'learner',
    query: z.object({ userId: LearnerId.optional(), ...answerLanguage, ...callerFields }),
    response: LatestPlan,
  }),
  getBaseSubscriptionPlan: endpoint({
    method: 'GET',
    path: '/payment/getBaseSubscriptionPlan',
    summary: 'Get the full-course plan of a subscription, and whether it would be a renewal or an upgrade',
    access: 'learner',
    query: z.object({
      /** A plan, of whose tier it is, or a program: then of the tier the learner has, or of the usual one. */
      subscriptionId: z.union([PlanId, ProgramId]),
      userId: LearnerId.optional(),
      ...answerLanguage,
      ...callerFields,
    }),
    response: z.object({ plan: Plan, context: PurchaseContext, latest: LatestPlan }),
    errors: [planErrors.PLAN_NOT_FOUND, planErrors.PROGRAM_NOT_FOUND],
  }),
}
