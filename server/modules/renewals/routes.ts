import { renewalsApi } from '#core/modules/renewals/api.ts'
import { requireOwnLearner } from '#server/modules/accounts/index.ts'
import { routes } from '#server/platform/call.ts'
import { basePlan } from './base-plan.ts'
import { latestPlan } from './latest-plan.ts'

export const renewalRoutes = routes(renewalsApi, {
  async getUserLatestPlan(ctx, { userId, lang }, { actor }) {
    return latestPlan(ctx, await requireOwnLearner(ctx, actor, userId), lang)
  },

  async getBaseSubscriptionPlan(ctx, { subscriptionId, userId, lang }, { actor }) {
    return basePlan(ctx, { subscriptionId, learnerId: await requireOwnLearner(ctx, actor, userId), lang })
  },
})
