// How a course is bought: one with plans by choosing among them, any other as it is.
import type { CoursePage } from '#core/modules/listings/listing.ts'
import { includedOf } from '#core/modules/plans/service-inclusion.ts'
import { studyQuery } from '#web/page/choice.server.ts'
import { trialOf, type TrialOffer } from '#web/page/course/trial-offer.server.ts'
import { unlessMissing, type Page } from '#web/page/page.server.ts'
import { toQuery } from '#web/page/query.ts'

export interface Offer {
  /** Where the button leads. */
  readonly path: string
  readonly hasPlans: boolean
  /** To try it first; undefined where that is not offered. */
  readonly trial: TrialOffer | undefined
  /** How many tests come with it. */
  readonly tests: number
  readonly hasReplays: boolean
  readonly services: readonly {
    readonly text: string
    readonly lang: string
    readonly isIncluded: boolean
    readonly explanation?: string
  }[]
}

export async function readOffer({ api, lang }: Page, { bundle, course, aiLiveCourse }: CoursePage): Promise<Offer> {
  const { grade, stream, board, target, language } = bundle
  const asked = { grade, board, target, language, lang, ...(stream ? { stream } : {}) }
  const program = await unlessMissing(api.plans.getFullSubscriptionPlan(asked))
  const plans = Object.values(program?.subscriptionPlanMap ?? {}).flat()
  const plan = plans.find((each) => each?.bundleId === bundle.id && each.validMonths === 0)
  if (!plan) {
    return {
      path: `/pay${toQuery({ courseType: aiLiveCourse ? 'ai' : undefined, entity: bundle.id, source: 'PRODUCT_LANDING' })}`,
      hasPlans: false,
      trial: trialOf(bundle, 'PRODUCT_LANDING'),
      tests: bundle.tests,
      hasReplays: true,
      services: course.services.map((service) => ({ ...service, isIncluded: true })),
    }
  }
  const query = Object.fromEntries(studyQuery(bundle))
  const has = includedOf(plan.planVariantInfos)
  return {
    path: `/plans${toQuery({ ...query, language, subscriptionPlanId: plan.id })}`,
    hasPlans: true,
    trial: trialOf(bundle, 'PRODUCT_LANDING'),
    tests: Number(has['TESTS'] ?? 0),
    hasReplays: has['REPLAYS_NOTES'] === true,
    services: plan.planVariantInfos.map(({ serviceType, serviceText, explanation }) => ({
      ...serviceText,
      isIncluded: Boolean(has[serviceType]),
      explanation: explanation.text,
    })),
  }
}
