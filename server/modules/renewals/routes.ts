import { renewalsApi } from '#core/modules/renewals/api.ts'
import { routes } from '#server/platform/call.ts'
import { basePlan } from './base-plan.ts'
import { latestPlan } from './latest-plan.ts'

export const renewalRoutes = routes(renewalsApi, {
  getUserLatestPlan: (ctx, { lang }, { learnerId }) => latestPlan(ctx, learnerId, lang),

  getBaseSubscriptionPlan: (ctx, { subscriptionId, lang }, { learnerId }) =>
    basePlan(ctx, { subscriptionId, learnerId, lang }),
})
