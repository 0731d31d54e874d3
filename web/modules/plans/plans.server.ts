import { tierNameIn } from '#core/modules/plans/plan-title.ts'
// The texts of the plans page. Numbers and dates become text here, so that the same ICU formats them for everybody.
import { nothing } from '#core/kernel/money.ts'
import { showDate } from '#core/kernel/time.ts'
import { type VariantName } from '#core/modules/catalogue/variant.ts'
import { isFlow, isGradeHidden, plansOfFlow } from '#core/modules/plans/flows.ts'
import { libraryStudy, pageContextOf } from '#core/modules/plans/page-context.ts'
import { PlanId, type Plan, type ProgramSummary } from '#core/modules/plans/plan.ts'
import { preselectedPlan } from '#core/modules/plans/preselected-plan.ts'
import { includedOf, withFullest } from '#core/modules/plans/service-inclusion.ts'
import type { Language } from '#core/taxonomy/language.ts'
import { namesOf, readChoice, studyQuery, teachingLanguage, type Choice } from '#web/page/choice.server.ts'
import { followOldChoice } from '#web/page/old-choice.server.ts'
import { readPriceOffers } from '#web/page/best-price.server.ts'
import { curriculumMonths } from '#web/page/course/curriculum.server.ts'
import { messagesOf } from '#web/page/messages.server.ts'
import { unlessMissing, type Page } from '#web/page/page.server.ts'
import type { Choice as PlanChoice } from './choose-plan.ts'
import { readHeld, type HeldPlanData } from './held.server.ts'
import { readCoupon } from './plan-coupon.server.ts'
import { languagesOf, readTaught } from './taught.server.ts'
import { readTuition } from './tuition.server.ts'

export type PlansPage = Awaited<ReturnType<typeof readPlans>>
export type Offer = NonNullable<PlansPage['offer']>
export type PlanView = Offer['plans'][number]
export type PlanChoiceView = PlanChoice<PlanView>
export type BatchView = PlanView['batches'][number]

export async function readPlans(page: Page) {
  const { api, lang, locale } = page
  await followOldChoice(page)
  const held = await readHeld(page)
  const named = await readNamed(page, held)
  const choice = await readChoice(page, await askedFor(page, named?.program))
  const prefer = await preferredLanguage(page, named?.program)
  const [offer, refund, promise, questions, tuition] = await Promise.all([
    choice && readOffer(page, { choice, held, planId: named?.planId, prefer }),
    unlessMissing(api.content.getPolicy({ kind: 'REFUND', lang })),
    unlessMissing(api.content.getPolicy({ kind: 'PROMISE', lang })),
    api.content.getFaqs({ page: 'plans', lang }),
    readTuition(page),
  ])
  return {
    lang,
    choice,
    names: choice && namesFor(choice, named?.program, offer?.program.text),
    offer,
    held: held?.shown,
    refund: refund?.summary,
    promise: promise?.summary,
    questions,
    tuition,
    messages: messagesOf(locale, ['plans']),
  }
}

/** The plan that the address names; the one that is held, until another class is chosen. Undefined when it is not on sale. */
async function readNamed({ api, lang, url: { searchParams } }: Page, held: HeldPlanData | undefined) {
  const inAddress = PlanId.safeParse(searchParams.get('subscriptionPlanId')).data
  const planId = inAddress ?? (searchParams.has('grade') ? undefined : held?.planId)
  const found = planId && (await unlessMissing(api.plans.getPlan({ planId, lang })))
  return found ? { planId, program: found.program } : undefined
}

async function preferredLanguage(page: Page, named: ProgramSummary | undefined): Promise<Language> {
  const own = page.url.searchParams.has('language') ? undefined : named?.language
  return own ?? (await teachingLanguage(page))
}

/** The chooser has no name for a target that no listed course has: the name of the program takes its place. */
function namesFor(choice: Choice, named: ProgramSummary | undefined, program: string | undefined) {
  const isListed = named === undefined || named.target === choice.target
  return { ...namesOf(choice), ...(!isListed && program !== undefined && { target: program }) }
}

/**
 * Without a class in the query, a plan that is named leads to its program, a library to its exam, who renews to the program
 * of the plan that is held, and any other learner to the own one.
 */
async function askedFor({ api, url, viewer }: Page, named: ProgramSummary | undefined): Promise<URLSearchParams> {
  const query = url.searchParams
  if (query.has('grade')) return query
  if (named) return studyQuery(named)
  const own = (await viewer()) ? await api.plans.getGradeTargetYearForUser({}) : undefined
  const study = libraryStudy(pageContextOf(query.get('context')), own && !own.isDefault ? own.grade : null) ?? own
  return study ? studyQuery(study) : query
}

interface OfferQuery {
  readonly choice: Choice
  readonly held: HeldPlanData | undefined
  /** A plan on sale, whose program is shown. */
  readonly planId: PlanId | undefined
  /** The language of teaching to begin with. */
  readonly prefer: Language
}

/** Undefined when nothing is sold for the choice, or nothing in this flow. */
async function readOffer(page: Page, { choice, held, planId, prefer }: OfferQuery) {
  const { api, lang, url } = page
  const flow = url.searchParams.get('flow') ?? ''
  if (isFlow(flow) && isGradeHidden(choice.grade, flow)) return undefined
  const answer = await unlessMissing(
    api.plans.getFullSubscriptionPlan({ ...sessionOf(choice, url), prefer, lang, ...(planId && { planId }) }),
  )
  if (!answer) return undefined
  const { program, subscriptionPlanMap: map, variants, defaultPlanId: usualPlanId, teachers } = answer
  const shown = variants.map((variant) => ({ variant, plans: inFlow(map[variant] ?? [], flow) }))
  const all = shown.flatMap(({ plans }) => plans)
  const coupon = await readCoupon(page, all)
  const usual =
    all.find(({ id }) => id === held?.planId) ??
    preselectedPlan(all, usualIn(shown, { usualPlanId, flow }), await readPreselection(page))
  if (!usual) return undefined
  const [taught, priceOffers, paymentOffers] = await Promise.all([
    readTaught(
      page,
      all.map(({ bundleId }) => bundleId),
    ),
    readPriceOffers(page, { entityId: usual.bundleId, subscriptionPlanIds: all.map(({ id }) => id) }),
    api.coupons.getPaymentOfferByCategory({ couponCategory: 'PLANS', lang }),
  ])
  return {
    program: program.name,
    language: languagesOf(answer, { prefer, lang }),
    /** In ascending order of price: decision P-44. */
    plans: withFullest(shown.flatMap(({ variant, plans }) => toOffered(variant, plans, { lang, held, taught }))),
    usualPlanId: usual.id,
    services: usual.planVariantInfos.map(({ serviceType, serviceText: { text, lang }, explanation }) => ({
      type: serviceType,
      text,
      lang,
      explanation: explanation.text,
    })),
    teachers: teachers.map(({ id, name, subjects, qualification, experienceYears, picture }) => ({
      picture,
      id,
      name,
      subjects: subjects.join(', '),
      qualification,
      experienceYears,
    })),
    ...(await readMonths(page, usual.bundleId)),
    coupon,
    priceOffers,
    paymentOffers,
    popups: coupon.code === '' ? [] : (await api.home.getPopups({ page: 'plans', lang })).popups,
  }
}

/** The experiment is for learners who have signed in: a page for visitors is the same for all of them. */
async function readPreselection({ api, viewer }: Page) {
  return (await viewer()) ? (await api.experiments.getPlanOrder({})).preselect : 'USUAL'
}

function sessionOf({ grade, stream, board, target }: Choice, { searchParams }: URL) {
  const year = Number(searchParams.get('year'))
  return {
    grade,
    board,
    target,
    ...(stream ? { stream } : {}),
    ...(Number.isInteger(year) && year >= 2000 && year <= 2100 ? { year } : {}),
  }
}

/** The full course comes first in every flow: the page begins with it. */
function inFlow(plans: readonly Plan[], flow: string): Plan[] {
  const shown = isFlow(flow) ? plansOfFlow(plans, flow) : plans
  return shown.toSorted((a, b) => a.validMonths - b.validMonths)
}

/** A flow begins with the plan of its first index: decision P-44. */
function usualIn(
  shown: readonly { readonly plans: readonly Plan[] }[],
  { usualPlanId, flow }: { readonly usualPlanId: string; readonly flow: string },
): Plan | undefined {
  const own = shown.find(({ plans }) => plans.some(({ id }) => id === usualPlanId)) ?? shown[0]
  if (!own) return undefined
  return isFlow(flow)
    ? plansOfFlow(own.plans, flow)[0]
    : (own.plans.find(({ id }) => id === usualPlanId) ?? own.plans[0])
}

interface PlansContext {
  readonly lang: Language
  readonly held: HeldPlanData | undefined
  readonly taught: Awaited<ReturnType<typeof readTaught>>
}

function toOffered(variant: VariantName, plans: readonly Plan[], { lang, held, taught }: PlansContext) {
  const [first] = plans
  if (!first) return []
  return [
    {
      variant,
      name: tierNameIn(lang, variant),
      batches: taught.get(first.bundleId)?.batches ?? [],
      /** Nobody tries what they have. */
      trial: held ? undefined : taught.get(first.bundleId)?.trial,
      has: includedOf(first.planVariantInfos),
      durations: plans.map((plan) => ({
        planId: plan.id,
        months: plan.validMonths,
        price: plan.price,
        cutPrice: plan.cutPrice,
        /** A month has fewer tests than the full course. */
        has: includedOf(plan.planVariantInfos),
        credit: held?.creditOn(plan) ?? nothing,
        till: showDate(plan.validTill, lang),
        reason: plan.priceReason,
      })),
    },
  ]
}

/** The curriculum, month after month of the calendar, and the month to open: the running one. */
async function readMonths({ api, lang, visit }: Page, bundleId: Plan['bundleId']) {
  const bundle = await unlessMissing(api.catalogue.getPublicBundle({ bundleId, lang }))
  if (!bundle) return { months: [], openMonth: 0 }
  const months = curriculumMonths(bundle.curriculum, bundle.startsAt, lang)
  const running = months.findLastIndex(({ from }) => from <= visit.now)
  return { months: months.map(({ name, subjects }) => ({ name, subjects })), openMonth: Math.max(0, running) }
}
