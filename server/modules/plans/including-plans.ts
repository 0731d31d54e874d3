import { planNames, shownVariant } from '#core/modules/catalogue/variant.ts'
import { isIncluded, type Service } from '#core/modules/plans/service-inclusion.ts'
import type { Db } from '#server/platform/database/db.ts'
import { listPlansOfBundle, listPlansOfProgram } from './store.ts'

interface IncludingPlans {
  /** Their tiers, by the names that families see: "Classic", "Plus". */
  readonly names: readonly string[]
  /** The page that sells them. */
  readonly path: string
}

/** The plans on sale next to this course that include a service. */
export async function plansIncluding(db: Db, bundleId: string, service: Service): Promise<IncludingPlans> {
  const [own] = await listPlansOfBundle(db, bundleId)
  const plans = own ? await listPlansOfProgram(db, own.programId) : []
  const including = plans.filter(({ services }) =>
    services.some((each) => each.service === service && isIncluded(each)),
  )
  const [first = own] = including
  return {
    names: [...new Set(including.map(({ variantName, grade }) => planNames[shownVariant(variantName, grade)]))],
    path: first ? linkTo(first.id) : '/plans',
  }
}

/** The plans page, with this plan chosen. */
export function linkTo(planId: string): string {
  return `/plans?subscriptionPlanId=${planId}`
}
