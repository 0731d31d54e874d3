// What a coupon is asked about, found and priced by the server: what the caller says of amounts is not read.
import type { DomainError } from '#core/kernel/error.ts'
import { EntityType } from '#core/modules/catalogue/catalogue.ts'
import { catalogueErrors } from '#core/modules/catalogue/errors.ts'
import { courseTypeOf } from '#core/modules/coupons/course-type.ts'
import type { Purchase } from '#core/modules/coupons/coupon.ts'
import { planErrors } from '#core/modules/plans/errors.ts'
import { findSellableBundle, findSellableByTrial, type SellableBundle } from '#server/modules/catalogue/index.ts'
import { isAiBatch } from '#server/modules/listings/index.ts'
import { findSellablePlan, listPlansOfBundle, type SellablePlan } from '#server/modules/plans/index.ts'
import type { Ctx } from '#server/platform/context.ts'

export interface Subject {
  readonly entityId: string
  readonly entityType: string
  readonly subscriptionPlanId?: string | undefined
  readonly subscriptionPlanIds?: readonly string[] | undefined
}

/** Something that cannot be bought, among several that were asked about. */
export interface Refused {
  readonly entityId: string
  readonly planId: string
  readonly error: DomainError
}

type PlanPurchase = Purchase & { readonly planId: string }

export type Subjects =
  | { readonly one: Purchase; readonly several?: undefined }
  | { readonly one?: undefined; readonly several: readonly (PlanPurchase | Refused)[] }

/** One thing, or several plans: those asked about, or all plans of a bundle that has some. */
export async function findPurchases(ctx: Ctx, subject: Subject): Promise<Subjects> {
  const { entityId, subscriptionPlanId, subscriptionPlanIds = [] } = subject
  const entityType = EntityType.safeParse(subject.entityType).data
  if (!entityType) throw catalogueErrors.INVALID_ENTITY()
  if (entityType === 'BUNDLE_TRIAL') return { one: await trialPurchase(ctx, entityId) }
  // A batch led by AI is a bundle; other batches are not sold by themselves: they have no price to take anything off.
  if (entityType === 'BATCH_BUNDLE' && (await isAiBatch(ctx, entityId)))
    return { one: await bundlePurchase(ctx, entityId) }
  if (entityType !== 'BUNDLE') throw catalogueErrors.BUNDLE_NOT_FOUND()
  if (subscriptionPlanIds.length > 0) return { several: await findPlans(ctx, entityId, subscriptionPlanIds) }
  if (subscriptionPlanId !== undefined) return { one: await planPurchase(ctx, subscriptionPlanId) }
  const plans = await listPlansOfBundle(ctx, entityId)
  return plans.length > 0 ? { several: plans.map(purchaseOfPlan) } : { one: await bundlePurchase(ctx, entityId) }
}

async function findPlans(ctx: Ctx, entityId: string, planIds: readonly string[]): Promise<(PlanPurchase | Refused)[]> {
  return Promise.all(
    [...new Set(planIds)].map(async (planId) => {
      const plan = await findSellablePlan(ctx, planId)
      return plan ? purchaseOfPlan(plan) : { entityId, planId, error: planErrors.PLAN_NOT_FOUND() }
    }),
  )
}

async function planPurchase(ctx: Ctx, planId: string): Promise<Purchase> {
  const plan = await findSellablePlan(ctx, planId)
  if (!plan) throw planErrors.PLAN_NOT_FOUND()
  return purchaseOfPlan(plan)
}

function purchaseOfPlan({ id, bundleId, price, variantName, grade }: SellablePlan): PlanPurchase {
  return {
    entityId: bundleId,
    entityType: 'BUNDLE',
    planId: id,
    variantName,
    courseType: courseTypeOf({ hasPlan: true, grade, isEarlyLearning: false }),
    grade,
    amount: price,
  }
}

async function bundlePurchase(ctx: Ctx, bundleId: string): Promise<Purchase> {
  const bundle = await findSellableBundle(ctx, bundleId)
  if (!bundle) throw catalogueErrors.BUNDLE_NOT_FOUND()
  return { ...purchaseOfBundle(bundle), entityId: bundleId, entityType: 'BUNDLE', amount: bundle.price }
}

async function trialPurchase(ctx: Ctx, trialId: string): Promise<Purchase> {
  const bundle = await findSellableByTrial(ctx, trialId)
  const trial = bundle?.trials.find(({ id }) => id === trialId)
  if (!bundle || !trial) throw catalogueErrors.BUNDLE_NOT_FOUND()
  return { ...purchaseOfBundle(bundle), entityId: trialId, entityType: 'BUNDLE_TRIAL', amount: trial.trialAmount }
}

function purchaseOfBundle({ grade, isEarlyLearning, variantName }: SellableBundle) {
  return {
    planId: undefined,
    variantName: variantName ?? undefined,
    courseType: courseTypeOf({ hasPlan: false, grade, isEarlyLearning }),
    grade,
  }
}
