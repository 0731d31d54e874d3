// What is asked for, found, and allowed to be sold now.
import type { Paise } from '#core/kernel/money.ts'
import type { Instant } from '#core/kernel/time.ts'
import { catalogueErrors } from '#core/modules/catalogue/errors.ts'
import { trialEnd } from '#core/modules/catalogue/trial.ts'
import type { VariantName } from '#core/modules/catalogue/variant.ts'
import { courseTypeOf } from '#core/modules/coupons/course-type.ts'
import type { Purchase } from '#core/modules/coupons/coupon.ts'
import { planErrors } from '#core/modules/plans/errors.ts'
import { shownVariant } from '#core/modules/plans/variant-name.ts'
import { listingErrors } from '#core/modules/listings/errors.ts'
import { findSellableBundle, findSellableByTrial, type SellableBundle } from '#server/modules/catalogue/index.ts'
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
  readonly trialId: string | null
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
  const bundle = what.entityType === 'BUNDLE_TRIAL' ? await bundleOfTrial(ctx, what) : await bundleOf(ctx, what, plan)
  const now = ctx.now()
  if (bundle.lastPurchaseAt !== null && now >= bundle.lastPurchaseAt) throw catalogueErrors.LAST_PURCHASE_DATE_IS_OVER()
  const forSale = priced(what, { bundle, plan }, now)
  if (forSale.validTill <= now) throw catalogueErrors.VALIDITY_IS_OVER()
  return forSale
}

function priced(
  { entityType, entityId }: What,
  { bundle, plan }: { readonly bundle: SellableBundle; readonly plan: SellablePlan | undefined },
  now: Instant,
): ForSale {
  if (plan) return ofPlan(plan, bundle, now)
  const trial = entityType === 'BUNDLE_TRIAL' ? bundle.trials.find(({ id }) => id === entityId) : undefined
  return trial ? ofTrial(trial, bundle, now) : ofBundle(bundle)
}

/** A batch led by AI is a bundle of the same id (decision 0011): of no other bundle are batches sold together. */
async function refuseOtherEntities(ctx: Ctx, { entityType, entityId = '' }: What): Promise<void> {
  if (entityType === 'BUNDLE' || entityType === 'BUNDLE_TRIAL') return
  if (entityType !== 'BATCH_BUNDLE') throw catalogueErrors.INVALID_ENTITY()
  if (!(await isAiBatch(ctx, entityId))) throw listingErrors.BATCH_NOT_FOUND()
}

function ofPlan(plan: SellablePlan, bundle: SellableBundle, now: Instant): ForSale {
  const { id: planId, validMonths, price, cutPrice, variantName } = plan
  const validTill = validTillOf(plan, bundle, now)
  const variant = shownVariant(variantName, bundle.grade)
  const purchase = purchaseOf(bundle, { planId, variantName, amount: price })
  return { bundle, planId, trialId: null, validMonths, price, cutPrice, variantName: variant, validTill, purchase }
}

function ofBundle(bundle: SellableBundle): ForSale {
  const { price, cutPrice, variantName, endsAt: validTill } = bundle
  const variant = variantName && shownVariant(variantName, bundle.grade)
  const purchase = purchaseOf(bundle, { planId: undefined, variantName: variantName ?? undefined, amount: price })
  return {
    bundle,
    planId: null,
    trialId: null,
    validMonths: null,
    price,
    cutPrice,
    variantName: variant,
    validTill,
    purchase,
  }
}

/** The whole course for some days: it has no tier of its own. */
function ofTrial(
  { id: trialId, trialAmount: price, trialAllowedDays, cutPrice }: Trial,
  bundle: SellableBundle,
  now: Instant,
): ForSale {
  const purchase = purchaseOf(bundle, {
    planId: undefined,
    variantName: bundle.variantName ?? undefined,
    amount: price,
  })
  return {
    bundle,
    planId: null,
    trialId,
    validMonths: null,
    price,
    cutPrice: cutPrice > price ? cutPrice : price,
    variantName: null,
    validTill: trialEnd(trialAllowedDays, now, bundle.endsAt),
    purchase: { ...purchase, entityId: trialId, entityType: 'BUNDLE_TRIAL' },
  }
}
type Trial = SellableBundle['trials'][number]

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

async function bundleOfTrial(ctx: Ctx, { entityId = '', subscriptionPlanId }: What): Promise<SellableBundle> {
  const bundle = subscriptionPlanId === undefined ? await findSellableByTrial(ctx, entityId) : undefined
  if (!bundle) throw catalogueErrors.BUNDLE_NOT_FOUND()
  return bundle
}

/** A plan and a bundle that do not belong together are not for sale. */
async function bundleOf(ctx: Ctx, { entityId }: What, plan: SellablePlan | undefined): Promise<SellableBundle> {
  const bundle = await findSellableBundle(ctx, plan?.bundleId ?? entityId ?? '')
  if (!bundle || (entityId ?? bundle.id) !== bundle.id) throw catalogueErrors.BUNDLE_NOT_FOUND()
  return bundle
}
