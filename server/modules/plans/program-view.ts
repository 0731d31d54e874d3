import type { CurriculumMap, Plan, PlanMap, SubscriptionProgram } from '#core/modules/plans/plan.ts'
import { defaultChoice } from '#core/modules/plans/default-variant.ts'
import { planErrors as errors } from '#core/modules/plans/errors.ts'
import { inDisplayOrder } from '#core/modules/plans/variant-name.ts'
import type { Language } from '#core/taxonomy/language.ts'
import { findCurriculum, staffOfCourses } from '#server/modules/catalogue/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import { findProgram, type ProgramQuery } from './find-program.ts'
import { planMapOf, plansOfProgram, summaryOf } from './plan-view.ts'
import type { Program } from './store.ts'

interface SubscriptionProgramInput extends ProgramQuery {
  readonly includeCurriculum: boolean
  readonly basicSubscriptionProgram: boolean
  readonly lang: Language
}

/** A program with its plans. Throws PROGRAM_NOT_FOUND. */
export async function subscriptionProgram(
  ctx: Ctx,
  { includeCurriculum, basicSubscriptionProgram, lang, ...wanted }: SubscriptionProgramInput,
) {
  const { program, plans } = await programWithPlans(ctx, wanted, lang)
  const answered = basicSubscriptionProgram ? plans.map((plan) => ({ ...plan, planVariantInfos: [] })) : plans
  const answer: {
    subscriptionProgram: SubscriptionProgram
    subscriptionPlanMap: PlanMap
    fullCourseCurriculumMap?: CurriculumMap
  } = {
    subscriptionProgram: { ...summaryOf(program, lang), subscriptionPlans: answered },
    subscriptionPlanMap: planMapOf(answered),
  }
  if (!includeCurriculum) return answer
  const { plan } = startingChoice(plans)
  return { ...answer, fullCourseCurriculumMap: (await findCurriculum(ctx, plan.bundleId, lang)) ?? {} }
}

/** Everything the plans page shows of a program. Throws PROGRAM_NOT_FOUND. */
export async function fullSubscriptionPlan(ctx: Ctx, { lang, ...wanted }: ProgramQuery & { readonly lang: Language }) {
  const { program, plans } = await programWithPlans(ctx, wanted, lang)
  const { variant, plan } = startingChoice(plans)
  const bundleIds = [...new Set([plan.bundleId, ...plans.map(({ bundleId }) => bundleId)])]
  const staffOf = await staffOfCourses(ctx, bundleIds, lang)
  const teachers = new Map(bundleIds.toReversed().flatMap((id) => staffOf(id).teachers.map((each) => [each.id, each])))
  return {
    program: summaryOf(program, lang),
    subscriptionPlanMap: planMapOf(plans),
    variants: inDisplayOrder([...new Set(plans.map(({ variantName }) => variantName))]),
    defaultVariant: variant,
    defaultPlanId: plan.id,
    teachers: [...teachers.values()],
  }
}

/** A program without a plan on sale counts as missing: PROGRAM_NOT_FOUND. */
async function programWithPlans(
  ctx: Ctx,
  wanted: ProgramQuery,
  lang: Language,
): Promise<{ program: Program; plans: Plan[] }> {
  const program = await findProgram(ctx, wanted)
  const plans = await plansOfProgram(ctx, program.id, lang)
  if (plans.length === 0) throw errors.PROGRAM_NOT_FOUND()
  return { program, plans }
}

function startingChoice(plans: readonly Plan[]) {
  const choice = defaultChoice(planMapOf(plans))
  if (!choice) throw errors.PROGRAM_NOT_FOUND()
  return choice
}
