import type { CurriculumMap } from '#core/modules/catalogue/catalogue.ts'
import type { Plan, PlanMap, SubscriptionProgram } from '#core/modules/plans/plan.ts'
import { defaultChoice } from '#core/modules/plans/default-variant.ts'
import { planErrors as errors } from '#core/modules/plans/errors.ts'
import { inDisplayOrder } from '#core/modules/plans/variant-name.ts'
import type { Language } from '#core/taxonomy/language.ts'
import { findCurriculum, staffOfCourses } from '#server/modules/catalogue/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import { allPrograms, findProgram, fittingPrograms, variantPriority, type ProgramQuery } from './find-program.ts'
import { planMapOf, plansOfProgram, summaryOf } from './plan-view.ts'
import { findSellablePlan } from './sellable-plan.ts'
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
  const { plan } = await startingChoice(ctx, plans)
  return { ...answer, fullCourseCurriculumMap: (await findCurriculum(ctx, plan.bundleId, lang)) ?? {} }
}

interface FullPlanInput extends ProgramQuery {
  /** The language of teaching to begin with, where there is one. */
  readonly prefer?: Language | undefined
  /** A plan whose program is answered, listed or not. */
  readonly planId?: string | undefined
  readonly lang: Language
}

/** Everything the plans page shows of a program, and in which languages it is taught. Throws PROGRAM_NOT_FOUND. */
export async function fullSubscriptionPlan(ctx: Ctx, { lang, prefer, language, planId, ...wanted }: FullPlanInput) {
  const own = planId === undefined ? undefined : await programOfPlan(ctx, planId)
  const taught = await taughtPrograms(ctx, { wanted, own }, lang)
  const chosen =
    taught.find(({ program }) => program.id === own?.id) ??
    (language === undefined
      ? (taught.find((each) => each.program.language === prefer) ?? taught[0])
      : taught.find((each) => each.program.language === language))
  if (!chosen) throw errors.PROGRAM_NOT_FOUND()
  const { program, plans } = chosen
  const { variant, plan } = await startingChoice(ctx, plans)
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

async function programOfPlan(ctx: Ctx, planId: string): Promise<Program | undefined> {
  const plan = await findSellablePlan(ctx, planId)
  return plan && (await allPrograms(ctx)).find(({ id }) => id === plan.programId)
}

interface TaughtInput {
  readonly wanted: ProgramQuery
  /** The program that was named comes before the others. One that is not listed is the only one. */
  readonly own: Program | undefined
}

/** The program in each language of teaching, without those that have no plan on sale. */
async function taughtPrograms(ctx: Ctx, { wanted, own }: TaughtInput, lang: Language) {
  const listed = own?.isHidden ? [] : await fittingPrograms(ctx, wanted)
  const fitting = Map.groupBy(own ? [own, ...listed] : listed, ({ language }) => language)
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

async function startingChoice(ctx: Ctx, plans: readonly Plan[]) {
  const choice = defaultChoice(planMapOf(plans), { priority: await variantPriority(ctx) })
  if (!choice) throw errors.PROGRAM_NOT_FOUND()
  return choice
}
