import { isDeepStrictEqual } from 'node:util'
import { nothing } from '#core/kernel/money.ts'
import { couponErrors } from '#core/modules/coupons/errors.ts'
import { Coupon, type Purchase } from '#core/modules/coupons/coupon.ts'
import { SIMULATED_TERMS } from '#core/modules/coupons/start/coupon-start.ts'
import { evaluateCoupon } from '#core/modules/coupons/evaluate-coupon.ts'
import type { couponsStaffApi } from '#core/modules/coupons/staff-api.ts'
import type { AnswerOf, InputOf } from '#core/kernel/endpoint.ts'
import type { Call, Staff } from '#server/platform/access/actor.ts'
import type { Ctx } from '#server/platform/context.ts'
import { inTransaction } from '#server/platform/database/db.ts'
import type { RefusedVariant } from '#server/platform/sale-item.ts'
import { findPurchases } from '../purchase.ts'
import { findCoupon } from '../store.ts'
import { setClearance } from './store-starts.ts'

type Simulation = typeof couponsStaffApi.staffSimulator.simulateCoupon

/** A saved coupon that takes something off counts as simulated, unless the form has terms that are not saved. */
export async function simulateCoupon(ctx: Ctx, { id, ...asked }: InputOf<Simulation>, { actor }: Call<Staff>): Promise<AnswerOf<Simulation>> {
  const rows = await simulate(ctx, asked)
  const isRight = rows.some(({ errorCode }) => errorCode === null || errorCode === couponErrors.COUPON_NOT_STARTED.code)
  if (id !== undefined && isRight && actor.scopes.includes('coupons.edit')) await noteSimulation(ctx, id, asked.coupon)
  return rows
} // prettier-ignore

async function noteSimulation(ctx: Ctx, id: string, sent: Partial<Coupon>): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const saved = await findCoupon(tx, id)
    const isSame = saved && SIMULATED_TERMS.every((term) => isDeepStrictEqual(saved[term], sent[term]))
    if (isSame) await setClearance(tx, id, { simulatedAt: ctx.now() })
  })
}

/** The price a logged-in family would pay now if the coupon were on, by the same rule that the checkout uses. */
async function simulate(
  ctx: Ctx,
  { coupon: draft, usedByUser, ...subject }: Omit<InputOf<Simulation>, 'id'>,
): Promise<AnswerOf<Simulation>> {
  const coupon = Coupon.parse({ ...draft, id: 'cou000000000000000000', isActive: true })
  const { one, several = [one] } = await findPurchases(ctx, { entityType: 'BUNDLE', ...subject })
  const { partnerHash } = coupon
  const family = { isLoggedIn: true, isGranted: false, partnerHash: partnerHash ?? undefined }
  const known = { now: ctx.now(), usedSoFar: 0, usedByUser, ...family }
  return several
    .filter((each): each is Purchase => isSold(each))
    .map((purchase) => {
      const verdict = evaluateCoupon(coupon, purchase, known)
      const { amount: price, entityId, planId = null } = purchase
      const shown = { entityId, subscriptionPlanId: planId, price }
      if (verdict.status === 'APPLIED')
        return {
          ...shown,
          discount: verdict.discount,
          finalAmount: verdict.finalAmount,
          errorCode: null,
          errorMessage: null,
        }
      const { code, message } = couponErrors[verdict.reason]
      return { ...shown, discount: nothing, finalAmount: price, errorCode: code, errorMessage: message }
    })
}

function isSold(each: Purchase | RefusedVariant | undefined): boolean {
  return each !== undefined && 'amount' in each
}
