// What is asked for, found, and allowed to be sold now.
import type { Paise } from '#core/kernel/money.ts'
import type { Instant } from '#core/kernel/time.ts'
import { catalogueErrors } from '#core/modules/catalogue/errors.ts'
import type { VariantName } from '#core/modules/catalogue/variant.ts'
import { courseTypeOf } from '#core/modules/coupons/course-type.ts'
import type { Purchase } from '#core/modules/coupons/coupon.ts'
import { planErrors } from '#core/modules/plans/errors.ts'
import { shownVariant } from '#core/modules/plans/variant-name.ts'
import { listingErrors } from '#core/modules/listings/errors.ts'
import { findSellableBundle, type SellableBundle } from '#server/modules/catalogue/index.ts'
import { isAiBatch } from '#server/modules/listings/index.ts'
import { findSellablePlan, validTillOf, type SellablePlan } from '#server/modules/plans/index.ts'
import type { Ctx } from '#server/platform/context.ts'

export interface What {
  readonly entityId?: string | undefined
  readonly entityType: string
  readonly subscriptionPlanId?: string | undefined
}

export interface ForSale {
  readonly bundle: SellableBundle
  readonly planId: SellablePlan['id'] | null
  readonly validMonths: number | null
  /** As it is shown: PRO stands for PLUS in the tatva line. */
  readonly variantName: VariantName | null
  readonly price: Paise
  readonly cutPrice: Paise
  /** Until when it runs if it is bought now. */
  readonly validTill: Instant
  /** What a coupon is judged against. */
  readonly purchase: Purchase
}

/** Throws INVALID_ENTITY, PLAN_NOT_FOUND, BUNDLE_NOT_FOUND, LAST_PURCHASE_DATE_IS_OVER or VALIDITY_IS_OVER. */
export async function findForSale(ctx: Ctx, what: What): Promise<ForSale> {
  await refuseOtherEntities(ctx, what)
  const plan = await planOf(ctx, what)
  const bundle = await bundleOf(ctx, what, plan)
  const now = ctx.now()
  if (bundle.lastPurchaseAt !== null && now >= bundle.lastPurchaseAt) throw catalogueErrors.LAST_PURCHASE_DATE_IS_OVER()
  const forSale = plan ? ofPlan(plan, bundle, now) : ofBundle(bundle)
  if (forSale.validTill <= now) throw catalogueErrors.VALIDITY_IS_OVER()
  return forSale
}

/** A batch led by AI is a bundle of the same id (decision 0011): of no other bundle are batches sold together. */
async function refuseOtherEntities(ctx: Ctx, { entityType, entityId = '' }: What): Promise<void> {
  if (entityType === 'BUNDLE') return
  if (entityType !== 'BATCH_BUNDLE') throw catalogueErrors.INVALID_ENTITY()
  if (!(await isAiBatch(ctx, entityId))) throw listingErrors.BATCH_NOT_FOUND()
}

function ofPlan(plan: SellablePlan, bundle: SellableBundle, now: Instant): ForSale {
  const { id: planId, validMonths, price, cutPrice, variantName } = plan
  const validTill = validTillOf(plan, bundle, now)
  const variant = shownVariant(variantName, bundle.grade)
  const purchase = purchaseOf(bundle, { planId, variantName, amount: price })
  return { bundle, planId, validMonths, price, cutPrice, variantName: variant, validTill, purchase }
}

function ofBundle(bundle: SellableBundle): ForSale {
  const { price, cutPrice, variantName, endsAt: validTill } = bundle
  const variant = variantName && shownVariant(variantName, bundle.grade)
  const purchase = purchaseOf(bundle, { planId: undefined, variantName: variantName ?? undefined, amount: price })
  return { bundle, planId: null, validMonths: null, price, cutPrice, variantName: variant, validTill, purchase }
}

function purchaseOf(bundle: SellableBundle, what: Pick<Purchase, 'planId' | 'variantName' | 'amount'>): Purchase {
  const { id: entityId, grade } = bundle
  const courseType = courseTypeOf({ ...bundle, hasPlan: what.planId !== undefined })
  return { entityId, entityType: 'BUNDLE', grade, courseType, ...what }
}

async function planOf(ctx: Ctx, { subscriptionPlanId }: What): Promise<SellablePlan | undefined> {
  if (subscriptionPlanId === undefined) return undefined
  const plan = await findSellablePlan(ctx, subscriptionPlanId)
  if (!plan) throw planErrors.PLAN_NOT_FOUND()
  return plan
}

/** A plan and a bundle that do not belong together are not for sale. */
async function bundleOf(ctx: Ctx, { entityId }: What, plan: SellablePlan | undefined): Promise<SellableBundle> {
  const bundle = await findSellableBundle(ctx, plan?.bundleId ?? entityId ?? '')
  if (!bundle || (entityId ?? bundle.id) !== bundle.id) throw catalogueErrors.BUNDLE_NOT_FOUND()
  return bundle
}
