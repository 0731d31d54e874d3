import type { LearnerId } from '#core/modules/accounts/account.ts'
import { defaultChoice } from '#core/modules/plans/default-variant.ts'
import { planErrors as errors } from '#core/modules/plans/errors.ts'
import { ProgramId, type Plan } from '#core/modules/plans/plan.ts'
import type { Language } from '#core/taxonomy/language.ts'
import { findPlanAnswer, planMapOf, plansOfProgram, variantPriority } from '#server/modules/plans/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import { latestPlan } from './latest-plan.ts'

interface BasePlanInput {
  /** The id of a plan or of a program. */
  readonly subscriptionId: string
  readonly learnerId: LearnerId
  readonly lang: Language
}

/** Throws PLAN_NOT_FOUND or PROGRAM_NOT_FOUND. The base plan has no months: it is the full course. */
export async function basePlan(ctx: Ctx, { subscriptionId, learnerId, lang }: BasePlanInput) {
  const latest = await latestPlan(ctx, learnerId, lang)
  const { plans, tier } = await subscriptionOf(ctx, subscriptionId, lang)
  const held = plans.find(({ bundleId }) => bundleId === latest.enrolment?.bundleId)
  const variant =
    tier ?? held?.variantName ?? defaultChoice(planMapOf(plans), { priority: await variantPriority(ctx) })?.variant
  const plan = plans.find((each) => each.variantName === variant && each.validMonths === 0)
  if (!plan) throw errors.PLAN_NOT_FOUND()
  return { plan, context: contextOf(plan, held), latest }
}

/** The plans of the program that was named, itself or by one of its plans; then also that plan's tier. */
async function subscriptionOf(ctx: Ctx, id: string, lang: Language) {
  if (ProgramId.safeParse(id).success) {
    const plans = await plansOfProgram(ctx, id, lang)
    if (plans.length === 0) throw errors.PROGRAM_NOT_FOUND()
    return { plans, tier: undefined }
  }
  const named = await findPlanAnswer(ctx, id, lang)
  if (!named) throw errors.PLAN_NOT_FOUND()
  return { plans: await plansOfProgram(ctx, named.program.id, lang), tier: named.plan.variantName }
}

/** `held` is a plan of the same program that the learner has, or had last. */
function contextOf(plan: Plan, held: Plan | undefined): 'BUY' | 'RENEW' | 'UPGRADE' {
  if (!held) return 'BUY'
  return held.bundleId === plan.bundleId ? 'RENEW' : 'UPGRADE'
}
