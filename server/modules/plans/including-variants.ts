import { shownVariant } from '#core/modules/catalogue/variant.ts'
import { isIncluded, type Service } from '#core/modules/plans/service-inclusion.ts'
import type { Ctx } from '#server/platform/context.ts'
import { listPlansOfBundle } from './sellable-plan.ts'
import { listPlansOfProgram } from './store.ts'

/** The tiers on sale next to this course whose plans include a service, by the names that families see: "CLASSIC", "PLUS". */
export async function variantsIncluding(ctx: Ctx, bundleId: string, service: Service): Promise<string[]> {
  const [own] = await listPlansOfBundle(ctx, bundleId)
  if (!own) return []
  const plans = await listPlansOfProgram(ctx.db, own.programId)
  const including = plans.filter(({ services }) =>
    services.some((each) => each.service === service && isIncluded(each)),
  )
  return [...new Set(including.map(({ variantName, grade }) => shownVariant(variantName, grade)))]
}
