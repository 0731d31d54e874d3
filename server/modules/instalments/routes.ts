import { catalogueErrors } from '#core/modules/catalogue/errors.ts'
import { isDownPayment } from '#core/modules/enrolments/down-payment.ts'
import { instalmentsApi } from '#core/modules/instalments/api.ts'
import { nextPart, paymentStatusIn } from '#core/modules/instalments/standing.ts'
import { listLearners, requireOwnLearner } from '#server/modules/accounts/index.ts'
import { listEnrolments } from '#server/modules/enrolments/index.ts'
import { routes } from '#server/platform/call.ts'
import { payInstalment } from './pay-instalment.ts'
import { prepareInstalments } from './prepare-instalments.ts'
import { findPlan, getTerms, listPlans } from './store.ts'
import { partView, planView } from './view.ts'

export const instalmentRoutes = routes(instalmentsApi, {
  prepareInstalments: (ctx, asked, { actor }) => prepareInstalments(ctx, actor, asked),

  async getInstalments(ctx, { entityId, entityType, userId }, { actor }) {
    if (entityType !== 'BUNDLE') throw catalogueErrors.INVALID_ENTITY()
    const learnerId = await requireOwnLearner(ctx, actor, userId)
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
      paymentStatus: plan ? paymentStatusIn(parts, plan.stage) : 'NOT_PAID',
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

  payInstalmentForBundle: (ctx, asked, { actor, idempotencyKey }) => payInstalment(ctx, actor, asked, idempotencyKey),
})
