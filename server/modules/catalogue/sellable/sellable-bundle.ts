import type { Ctx } from '#server/platform/context.ts'
import { findBundleBySlug, findBundleOfTrial, listBundles, type SellableBundle } from '../store.ts'
import { catalogueTag, plansTag } from '#core/modules/catalogue/cache-tags.ts'

/** A course on sale; undefined for any other id. One that is not listed is on sale too, by its link. */
export function findSellableBundle(ctx: Ctx, bundleId: string): Promise<SellableBundle | undefined> {
  return ctx.cache.remember([catalogueTag, plansTag], `bundle ${bundleId}`, async () => {
    const [bundle] = await listBundles(ctx.db, [bundleId])
    return bundle
  })
}

/** Those of these courses that are on sale, in the order asked. */
export async function listSellableBundles(ctx: Ctx, ids: readonly string[]): Promise<SellableBundle[]> {
  const byId = new Map((await listBundles(ctx.db, ids)).map((bundle) => [bundle.id as string, bundle]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

export function findSellableBySlug(ctx: Ctx, slug: string): Promise<SellableBundle | undefined> {
  return ctx.cache.remember([catalogueTag, plansTag], `bundle by slug ${slug}`, () => findBundleBySlug(ctx.db, slug))
}

/** The course on sale whose trial this is. */
export function findSellableByTrial(ctx: Ctx, trialId: string): Promise<SellableBundle | undefined> {
  return ctx.cache.remember([catalogueTag, plansTag], `bundle by trial ${trialId}`, () =>
    findBundleOfTrial(ctx.db, trialId),
  )
}
