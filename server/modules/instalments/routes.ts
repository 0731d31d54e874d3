import { catalogueErrors } from '#core/modules/catalogue/errors.ts'
import { findBought } from '#core/modules/enrolments/bought.ts'
import { isDownPayment } from '#core/modules/enrolments/down-payment.ts'
import { instalmentsApi } from '#core/modules/instalments/api.ts'
import { nextPart, paymentStatusIn } from '#core/modules/instalments/standing.ts'
import { listLearners } from '#server/modules/accounts/index.ts'
import { listEnrolments } from '#server/modules/enrolments/index.ts'
import { routes } from '#server/platform/call.ts'
import { payInstalment } from './pay-instalment.ts'
import { prepareInstalments } from './prepare-instalments.ts'
import { findPlan, getTerms, listPlans, type Plan } from './store.ts'
import { partView, planView } from './view.ts'

/** A course without instalments, or one that was bought anew after they were cancelled, was paid at once. */
function paymentStatusOf(plan: Plan | undefined, isBought: boolean) {
  if (plan && (plan.state !== 'CANCELLED' || !isBought)) return paymentStatusIn(plan.parts, plan.stage)
  return isBought ? 'PAID' : 'NOT_PAID'
}

export const instalmentRoutes = routes(instalmentsApi, {
  prepareInstalments,

  async getInstalments(ctx, { entityId, entityType }, { learnerId }) {
    if (entityType !== 'BUNDLE') throw catalogueErrors.INVALID_ENTITY()
    const now = ctx.now()
    const [plan, enrolments] = await Promise.all([
      findPlan(ctx.db, learnerId, entityId),
      listEnrolments(ctx.db, learnerId, { bundleId: entityId }, now),
    ])
    const parts = plan?.parts ?? []
    const next = nextPart(parts)
    return {
      instalments: parts.map((part) => partView(part, now)),
      nextInstalment: next ? partView(next, now) : null,
      paymentStatus: paymentStatusOf(plan, findBought(enrolments) !== undefined),
      isDownPayment: isDownPayment(enrolments.map(({ state }) => state)),
    }
  },

  async listInstalmentPlans(ctx, _, { actor }) {
    const [plans, terms, learners] = await Promise.all([
      listPlans(ctx.db, actor.accountId),
      getTerms(ctx.db),
      listLearners(ctx.db, actor.accountId),
    ])
    const names = new Map<string, string | null>(learners.map(({ userId, firstName }) => [userId, firstName]))
    return plans.map((plan) => planView(plan, names.get(plan.learnerId) ?? null, terms, ctx.now()))
  },

  payInstalmentForBundle: payInstalment,
})
