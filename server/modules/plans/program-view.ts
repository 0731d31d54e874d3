import type { CurriculumMap, Plan, PlanMap, SubscriptionProgram } from '#core/modules/plans/plan.ts'
import { defaultChoice } from '#core/modules/plans/default-variant.ts'
import { planErrors as errors } from '#core/modules/plans/errors.ts'
import { inDisplayOrder } from '#core/modules/plans/variant-name.ts'
import type { Language } from '#core/taxonomy/language.ts'
import { findCurriculum, staffOfCourses } from '#server/modules/catalogue/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import { findProgram, fittingPrograms, type ProgramQuery } from './find-program.ts'
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

interface FullPlanInput extends ProgramQuery {
  /** The language of teaching to begin with, where there is one. */
  readonly prefer?: Language | undefined
  readonly lang: Language
}

/** Everything the plans page shows of a program, and in which languages it is taught. Throws PROGRAM_NOT_FOUND. */
export async function fullSubscriptionPlan(ctx: Ctx, { lang, prefer, language, ...wanted }: FullPlanInput) {
  const taught = await taughtPrograms(ctx, wanted, lang)
  const chosen =
    language === undefined
      ? (taught.find((each) => each.program.language === prefer) ?? taught[0])
      : taught.find((each) => each.program.language === language)
  if (!chosen) throw errors.PROGRAM_NOT_FOUND()
  const { program, plans } = chosen
  const { variant, plan } = startingChoice(plans)
  const bundleIds = [...new Set([plan.bundleId, ...plans.map(({ bundleId }) => bundleId)])]
  const staffOf = await staffOfCourses(ctx, bundleIds, lang)
  const teachers = new Map(bundleIds.toReversed().flatMap((id) => staffOf(id).teachers.map((each) => [each.id, each])))
  return {
    program: summaryOf(program, lang),
    languages: taught.map((each) => ({ language: each.program.language, plans: pricesOf(each.plans) })),
    subscriptionPlanMap: planMapOf(plans),
    variants: inDisplayOrder([...new Set(plans.map(({ variantName }) => variantName))]),
    defaultVariant: variant,
    defaultPlanId: plan.id,
    teachers: [...teachers.values()],
  }
}

/** The program in each language of teaching, without those that have no plan on sale. */
async function taughtPrograms(ctx: Ctx, wanted: ProgramQuery, lang: Language) {
  const fitting = Map.groupBy(await fittingPrograms(ctx, wanted), ({ language }) => language)
  const first = [...fitting.values()].flatMap(([program]) => program ?? [])
  const all = await Promise.all(
    first.map(async (program) => ({ program, plans: await plansOfProgram(ctx, program.id, lang) })),
  )
  return all.filter(({ plans }) => plans.length > 0)
}

/** The price of each tier, for as long as it is sold: a full course comes first. */
function pricesOf(plans: readonly Plan[]) {
  const tiers = Map.groupBy(plans, ({ variantName }) => variantName)
  return [...tiers].flatMap(([variantName, [plan]]) => (plan ? [{ variantName, price: plan.price }] : []))
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
