import type { LearnerId } from '#core/modules/accounts/account.ts'
import type { Enrolment } from '#core/modules/enrolments/enrolment.ts'
import type { LatestPlan } from '#core/modules/renewals/renewal.ts'
import type { Language } from '#core/taxonomy/language.ts'
import { listEnrolments } from '#server/modules/enrolments/index.ts'
import { findOrder, unusedOf } from '#server/modules/orders/index.ts'
import { findPlanAnswer } from '#server/modules/plans/index.ts'
import type { Ctx } from '#server/platform/context.ts'

/** Returns the newest of several active plans, or the last plan that was active. */
export async function latestPlan(ctx: Ctx, learnerId: LearnerId, lang: Language): Promise<LatestPlan> {
  const enrolments = (await listEnrolments(ctx.db, learnerId, {}, ctx.now())).filter(({ planId }) => planId !== null)
  const enrolment = enrolments.find(({ isActive }) => isActive) ?? enrolments[0] ?? null
  if (!enrolment) return { enrolment, plan: null, unused: null }
  const found = await findPlanAnswer(ctx, enrolment.planId ?? '', lang)
  return { enrolment, plan: found?.plan ?? null, unused: await unused(ctx, enrolment) }
}

async function unused(ctx: Ctx, { isActive, orderId, ...time }: Enrolment): Promise<LatestPlan['unused']> {
  const order = isActive && orderId !== null ? await findOrder(ctx.db, orderId) : undefined
  return (order && (await unusedOf(ctx, order, time))) ?? null
}
