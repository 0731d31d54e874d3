// The purchase a coupon is checked for. The module that sells it finds and prices it; amounts sent by the caller are
// ignored.
import { catalogueErrors } from '#core/modules/catalogue/errors.ts'
import type { Purchase } from '#core/modules/coupons/coupon.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { ForSale, RefusedVariant } from '#server/platform/for-sale.ts'
import { findSellable } from '#server/platform/sellable.ts'

export interface Subject {
  readonly entityId: string
  readonly entityType: string
  readonly subscriptionPlanId?: string | undefined
  readonly subscriptionPlanIds?: readonly string[] | undefined
}

type PlanPurchase = Purchase & { readonly planId: string }

export type Subjects =
  | { readonly one: Purchase; readonly several?: undefined }
  | { readonly one?: undefined; readonly several: readonly (PlanPurchase | RefusedVariant)[] }

/**
 * One thing, or several plans: those asked about, or all plans of a bundle that has some. Throws INVALID_ENTITY for what no
 * module sells, and the seller's error for what does not exist, as an order does.
 */
export async function findPurchases(ctx: Ctx, subject: Subject): Promise<Subjects> {
  const { subscriptionPlanIds = [], ...ask } = subject
  const sellable = findSellable(ctx, ask.entityType)
  if (!sellable?.findForSale) throw catalogueErrors.INVALID_ENTITY()
  const isAboutSeveral = ask.subscriptionPlanId === undefined || subscriptionPlanIds.length > 0
  const variants = isAboutSeveral
    ? await sellable.listVariants?.(ctx, { entityId: ask.entityId, subscriptionPlanIds })
    : undefined
  if (variants) return { several: variants.flatMap(toPlan) }
  return { one: (await sellable.findForSale(ctx, ask)).purchase }
}

function toPlan(variant: ForSale | RefusedVariant): (PlanPurchase | RefusedVariant)[] {
  if ('error' in variant) return [variant]
  const { planId, ...purchase } = variant.purchase
  return planId === undefined ? [] : [{ ...purchase, planId }]
}
