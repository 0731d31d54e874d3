// Programs and plans as the calls answer them: in one language, under the names families read.
import type { Plan, PlanMap, ProgramSummary } from '#core/modules/plans/plan.ts'
import { isBefore } from '#core/kernel/time.ts'
import { isReasonTrue } from '#core/modules/plans/price-reason.ts'
import { isIncluded } from '#core/modules/plans/service-inclusion.ts'
import { validTillOf } from '#core/modules/plans/plan-validity.ts'
import { shownVariant } from '#core/modules/plans/variant-name.ts'
import { isTatvaGrade } from '#core/taxonomy/grade.ts'
import { inLanguage, type Language } from '#core/taxonomy/language.ts'
import {
  listSellableBundles,
  taughtOf,
  testsOf,
  type CourseTest,
  type SellableBundle,
} from '#server/modules/catalogue/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import { listPlansOfProgram, type PlanService, type Program, type SellablePlan } from './store.ts'

/** The plans of a program whose courses are on sale, the full courses first. */
export async function plansOfProgram(ctx: Ctx, programId: string, lang: Language): Promise<Plan[]> {
  const plans = await listPlansOfProgram(ctx.db, programId)
  const bundles = await listSellableBundles(ctx, [...new Set(plans.map(({ bundleId }) => bundleId))])
  const byId = new Map(bundles.map((bundle) => [bundle.id, bundle]))
  const from = ctx.now()
  return Promise.all(
    plans.flatMap((plan) => {
      const bundle = byId.get(plan.bundleId)
      return bundle ? [describe(ctx, plan, { bundle, lang, from })] : []
    }),
  )
}

export function planMapOf(plans: readonly Plan[]): PlanMap {
  return Object.fromEntries(Map.groupBy(plans, ({ variantName }) => variantName))
}

export function summaryOf(
  { id, name, grade, stream, boards, target, year, language }: Program,
  lang: Language,
): ProgramSummary {
  return { id, name: inLanguage(name, lang), grade, stream, board: boards[0] ?? '', target, year, language }
}

interface PlanContext {
  readonly bundle: SellableBundle
  readonly lang: Language
  readonly from: SellableBundle['startsAt']
}

type ServedPlan = SellablePlan & { readonly services: readonly PlanService[] }

/** A reason of the price that names contents is left out as soon as the course does not hold them. */
async function describe(ctx: Ctx, plan: ServedPlan, { bundle, ...context }: PlanContext): Promise<Plan> {
  const { priceReason: reason } = plan
  const [tests, isTrue] = await Promise.all([
    testsOf(ctx, bundle),
    reason && taughtOf(ctx, bundle).then((taught) => isReasonTrue(reason, taught)),
  ])
  return planOf({ ...plan, priceReason: isTrue ? reason : null }, { bundle, ...context }, tests)
}

function planOf(plan: ServedPlan, { bundle, lang, from }: PlanContext, tests: readonly CourseTest[]): Plan {
  const { id, bundleId, price, cutPrice, validMonths, aioValidTill, grade } = plan
  const isFullCourse = validMonths === 0
  const validTill = validTillOf(plan, bundle, from)
  const inTime = isFullCourse ? tests : tests.filter(({ opensAt }) => opensAt === null || isBefore(opensAt, validTill))
  return {
    id,
    purchaseEntityId: bundleId,
    purchaseEntityType: 'BUNDLE',
    bundleId,
    price,
    cutPrice,
    validMonths,
    planType: isFullCourse ? 'FULL_COURSE' : 'MONTHLY',
    variantType: isTatvaGrade(grade) ? 'TATVA' : 'SCHOOL',
    variantName: shownVariant(plan.variantName, grade),
    title: inLanguage(plan.title, lang),
    planDuration: isFullCourse ? 'FULLCOURSE' : null,
    aioValidTill,
    priceReason: plan.priceReason && inLanguage(plan.priceReason, lang),
    validTill,
    planVariantInfos: plan.services
      .map((each) => counted(each, inTime.length))
      .map((each) => infoOf(each, plan.variantName === 'LITE', lang)),
  }
}

/** A plan with tests has as many as open while it runs. The number that was written with it counts for nothing. */
function counted(service: PlanService, tests: number): PlanService {
  if (service.service !== 'TESTS' || !isIncluded(service)) return service
  return { ...service, dataType: 'INT', value: String(tests) }
}

function infoOf({ service, dataType, value, name, explanation, url }: PlanService, isLite: boolean, lang: Language) {
  return {
    serviceType: service,
    dataType,
    value,
    serviceText: inLanguage(name, lang),
    explanation: inLanguage(explanation, lang),
    ...(isLite && url !== null ? { url } : {}),
  }
}
