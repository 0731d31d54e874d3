import type { Ctx } from '#server/platform/context.ts'
import { findPlan, listPlansOfBundle as listRows, type SellablePlan } from './store.ts'
import { plansTag } from '#core/modules/catalogue/cache-tags.ts'

/** A plan on sale; undefined for any other id. One of a hidden program is on sale too, by its link. */
export function findSellablePlan(ctx: Ctx, planId: string): Promise<SellablePlan | undefined> {
  return ctx.cache.remember([plansTag], `plan ${planId}`, () => findPlan(ctx.db, planId))
}

/** The plans on sale of a course, the full course first. */
export function listPlansOfBundle(ctx: Ctx, bundleId: string): Promise<SellablePlan[]> {
  return ctx.cache.remember([plansTag], `plans of ${bundleId}`, () => listRows(ctx.db, bundleId))
}
