import type { DomainError } from '#core/kernel/error.ts'
import { couponKey } from '#core/modules/coupons/coupon-code.ts'
import type { Coupon, Purchase } from '#core/modules/coupons/coupon.ts'
import {
  evaluateCoupon,
  whyUnknown,
  type CouponReason,
  type CouponEvaluation,
} from '#core/modules/coupons/evaluate-coupon.ts'
import { couponErrors } from '#core/modules/coupons/errors.ts'
import { listLearners } from '#server/modules/accounts/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import { isGiven } from './give-code.ts'
import { findCouponByKey } from './store.ts'
import { countUses } from './store-uses.ts'
import { couponsTag } from '#core/modules/coupons/cache-tag.ts'

export interface CouponQuery {
  readonly code: string
  /** Undefined for a caller who is not logged in as a family. */
  readonly accountId: string | undefined
  readonly partnerHash?: string | undefined
  /** A use is reserved next, and that counts exactly: nothing need be counted before. */
  readonly isReservedNext?: boolean
}

/** A coupon that this caller may use, with the function that evaluates it; or the reason why they may not. */
export type CouponLookup =
  | { readonly coupon: Coupon; readonly judge: (purchase: Purchase) => CouponEvaluation }
  | { readonly coupon: undefined; readonly reason: CouponReason }

/** Counts the coupon's uses once, for however many purchases are judged: one statement, and none when nothing is limited. */
export async function findCoupon(
  ctx: Ctx,
  { code, accountId, partnerHash, isReservedNext = false }: CouponQuery,
): Promise<CouponLookup> {
  const { coupon, isGranted = false } = (await rememberedCoupon(ctx, couponKey(code))) ?? {}
  const asker = { isLoggedIn: accountId !== undefined, isGranted, partnerHash }
  const reason = whyUnknown(coupon, asker)
  if (!coupon || reason) return { coupon: undefined, reason: reason ?? 'COUPON_NOT_FOUND' }
  // A visitor has to sign in first.
  const isOthers = isGranted && accountId !== undefined && !(await isGivenTo(ctx, coupon.id, accountId))
  if (isOthers) return { coupon: undefined, reason: 'COUPON_NOT_FOUND' }
  const uses = isReservedNext ? unused : await usesOf(ctx, coupon, accountId)
  const known = { ...asker, ...uses, now: ctx.now() }
  return { coupon, judge: (purchase) => evaluateCoupon(coupon, purchase, known) }
}

/** Its value `discount`, in paise: what the coupon would take off, as far as that is known. */
export function refusalOf({ reason, discount }: Extract<CouponEvaluation, { status: 'FAILED' }>): DomainError {
  return couponErrors[reason](discount === undefined ? {} : { discount })
}

async function isGivenTo(ctx: Ctx, couponId: string, accountId: string): Promise<boolean> {
  const learners = await listLearners(ctx.db, accountId)
  const ids = learners.map(({ userId }) => userId)
  return isGiven(ctx.db, couponId, ids)
}

function rememberedCoupon(ctx: Ctx, key: string): ReturnType<typeof findCouponByKey> {
  return ctx.cache.remember([couponsTag], `coupon ${key}`, () => findCouponByKey(ctx.db, key))
}

const unused = { usedSoFar: 0, usedByUser: 0 }

/**
 * The uses reserved by the account's own unpaid orders do not count against it: looking at a price again must not
 * refuse the coupon.
 */
async function usesOf(ctx: Ctx, { id, maxUses, maxUsesPerUser }: Coupon, accountId: string | undefined) {
  if (maxUses === null && maxUsesPerUser === null) return unused
  const { free, heldByAccount, redeemedByAccount } = await countUses(ctx.db, id, accountId)
  return {
    usedSoFar: maxUses === null ? 0 : maxUses - free - heldByAccount,
    usedByUser: redeemedByAccount,
  }
}
