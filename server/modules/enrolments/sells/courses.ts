// How courses are found and priced: whole ones, by a plan or without, and those led by AI, which are bundles too (decision 0011).
import type { Paise } from '#core/kernel/money.ts'
import { isBefore } from '#core/kernel/time.ts'
import { catalogueErrors } from '#core/modules/catalogue/errors.ts'
import { courseTypeOf } from '#core/modules/coupons/course-type.ts'
import { listingErrors } from '#core/modules/listings/errors.ts'
import { planErrors } from '#core/modules/plans/errors.ts'
import { shownVariant } from '#core/modules/plans/variant-name.ts'
import { findSellableBundle, listBatchesOfCourse, type SellableBundle } from '#server/modules/catalogue/index.ts'
import { isAiBatch } from '#server/modules/listings/index.ts'
import { findSellablePlan, listPlansOfBundle, validTillOf, type SellablePlan } from '#server/modules/plans/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { SaleItem, RefusedVariant, SaleRequest, VariantsRequest } from '#server/platform/sale-item.ts'

/** Throws PLAN_NOT_FOUND, BATCH_NOT_FOUND, or BUNDLE_NOT_FOUND, also for a plan and a course that do not belong together. */
export async function findCourse(ctx: Ctx, ask: SaleRequest): Promise<SaleItem> {
  const { entityType, entityId, subscriptionPlanId, batchId } = ask
  const plan = subscriptionPlanId === undefined ? undefined : await getPlan(ctx, subscriptionPlanId)
  const bundle = await getBundle(ctx, plan?.bundleId ?? entityId)
  if (entityId !== undefined && entityId !== bundle.id) throw catalogueErrors.BUNDLE_NOT_FOUND()
  const forSale = plan ? ofPlan(ctx, plan, bundle, entityType) : ofBundle(bundle, entityType)
  return { ...forSale, batchId: await chosenBatch(ctx, bundle.id, batchId) }
}

/** Throws BATCH_NOT_FOUND for every bundle but a batch led by AI: of no other are batches sold together. */
export async function findBatches(ctx: Ctx, ask: SaleRequest): Promise<SaleItem> {
  if (!(await isAiBatch(ctx, ask.entityId ?? ''))) throw listingErrors.BATCH_NOT_FOUND()
  return findCourse(ctx, ask)
}

/** The plans that were named, or all plans of a course that has some. */
export async function listPlans(
  ctx: Ctx,
  { entityId, subscriptionPlanIds }: VariantsRequest,
): Promise<readonly (SaleItem | RefusedVariant)[] | undefined> {
  if (subscriptionPlanIds.length > 0)
    return Promise.all([...new Set(subscriptionPlanIds)].map((planId) => findVariant(ctx, entityId, planId)))
  const plans = await listPlansOfBundle(ctx, entityId)
  if (plans.length === 0) return undefined
  const bundle = await getBundle(ctx, entityId)
  return plans.map((plan) => ofPlan(ctx, plan, bundle, 'BUNDLE'))
}

async function findVariant(ctx: Ctx, entityId: string, planId: string): Promise<SaleItem | RefusedVariant> {
  const plan = await findSellablePlan(ctx, planId)
  const bundle = plan && (await findSellableBundle(ctx, plan.bundleId))
  return plan && bundle ? ofPlan(ctx, plan, bundle, 'BUNDLE') : { entityId, planId, error: planErrors.PLAN_NOT_FOUND() }
}

async function getPlan(ctx: Ctx, id: string): Promise<SellablePlan> {
  const plan = await findSellablePlan(ctx, id)
  if (!plan) throw planErrors.PLAN_NOT_FOUND()
  return plan
}

async function getBundle(ctx: Ctx, id = ''): Promise<SellableBundle> {
  const bundle = await findSellableBundle(ctx, id)
  if (!bundle) throw catalogueErrors.BUNDLE_NOT_FOUND()
  return bundle
}

function ofPlan(ctx: Ctx, plan: SellablePlan, bundle: SellableBundle, entityType: string): SaleItem {
  const { id: planId, validMonths, price, cutPrice, variantName } = plan
  return {
    ...placeIn(bundle),
    planId,
    validMonths,
    price,
    cutPrice,
    variantName: shownVariant(variantName, bundle.grade),
    validTill: validTillOf(plan, bundle, ctx.now()),
    purchase: purchaseOf(bundle, { entityType, planId, variantName, amount: price }),
  }
}

function ofBundle(bundle: SellableBundle, entityType: string): SaleItem {
  const { price, cutPrice, variantName, endsAt: validTill } = bundle
  return {
    ...placeIn(bundle),
    price,
    cutPrice,
    variantName: variantName && shownVariant(variantName, bundle.grade),
    validTill,
    purchase: purchaseOf(bundle, { entityType, variantName: variantName ?? undefined, amount: price }),
  }
}

/** Null where none is chosen. Throws BATCH_NOT_FOUND for one of another course, and for one that is over. */
export async function chosenBatch(ctx: Ctx, bundleId: string, batchId: string | undefined): Promise<string | null> {
  if (batchId === undefined) return null
  const batches = await listBatchesOfCourse(ctx, bundleId)
  const chosen = batches.find(({ id, endsAt }) => id === batchId && isBefore(ctx.now(), endsAt))
  if (!chosen) throw listingErrors.BATCH_NOT_FOUND()
  return chosen.id
}

/** The fields that are the same for everything that opens this course. */
export function placeIn({ id: bundleId, title, aslGroup, lastPurchaseAt }: SellableBundle) {
  const none = { planId: null, trialId: null, batchId: null, validMonths: null, variantName: null }
  return { ...none, entityId: bundleId, bundleId, title, aslGroup, lastPurchaseAt }
}

interface Terms {
  readonly entityType: string
  readonly amount: Paise
  readonly planId?: string
  readonly variantName?: string | undefined
}

export function purchaseOf(bundle: SellableBundle, terms: Terms): SaleItem['purchase'] {
  const { id: entityId, grade } = bundle
  const { planId, variantName } = terms
  const courseType = courseTypeOf({ ...bundle, hasPlan: planId !== undefined })
  return { entityId, grade, courseType, ...terms, planId, variantName }
}
