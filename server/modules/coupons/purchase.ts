// The purchase a coupon is checked for. The module that sells it finds and prices it; amounts sent by the caller are
// ignored.
import { commonErrors } from '#core/kernel/common-errors.ts'
import { DomainError } from '#core/kernel/error.ts'
import { catalogueErrors } from '#core/modules/catalogue/errors.ts'
import type { Purchase } from '#core/modules/coupons/coupon.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { SaleItem, RefusedVariant } from '#server/platform/sale-item.ts'
import { findSellable } from '#server/platform/points/sellables.ts'

export interface Subject {
  readonly entityId?: string | undefined
  readonly entityType: string
  readonly subscriptionPlanId?: string | undefined
  readonly subscriptionPlanIds?: readonly string[] | undefined
}

type PlanPurchase = Purchase & { readonly planId: string }

export type Subjects =
  | { readonly one: Purchase; readonly several?: undefined }
  | { readonly one?: undefined; readonly several: readonly (PlanPurchase | RefusedVariant)[] }

/**
 * One thing, or several plans: those asked about, or all plans of a bundle that has some. One plan is enough to name its
 * bundle. Throws INVALID_ENTITY for what no module sells, INVALID_INPUT where nothing is named, and the seller's error for
 * what does not exist, as an order does.
 */
export async function findPurchases(ctx: Ctx, subject: Subject): Promise<Subjects> {
  const { subscriptionPlanIds = [], ...ask } = subject
  const sellable = findSellable(ctx, ask.entityType)
  if (!sellable?.findSaleItem) throw catalogueErrors.INVALID_ENTITY()
  const { entityId, subscriptionPlanId } = ask
  const isAboutSeveral = subscriptionPlanId === undefined || subscriptionPlanIds.length > 0
  if (isAboutSeveral && entityId === undefined)
    throw new DomainError(commonErrors.INVALID_INPUT, {}, { entityId: 'Name a course or a plan.' })
  const variants =
    isAboutSeveral && entityId !== undefined
      ? await sellable.listVariants?.(ctx, { entityId, subscriptionPlanIds })
      : undefined
  if (variants) return { several: variants.flatMap(toPlan) }
  return { one: (await sellable.findSaleItem(ctx, ask)).purchase }
}

function toPlan(variant: SaleItem | RefusedVariant): (PlanPurchase | RefusedVariant)[] {
  if ('error' in variant) return [variant]
  const { planId, ...purchase } = variant.purchase
  return planId === undefined ? [] : [{ ...purchase, planId }]
}
