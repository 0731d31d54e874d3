import { rupees } from '#core/kernel/money.ts'
import { DAY, later } from '#core/kernel/time.ts'
import { Coupon } from '#core/modules/coupons/coupon.ts'
import { PaymentOffer } from '#core/modules/coupons/payment-offer.ts'
import type { Ctx } from '#server/platform/context.ts'
import { inTransaction } from '#server/platform/database/db.ts'
import { chanceLetters } from './staff/codes.ts'
import { insertCodes } from './staff/store-codes.ts'
import { insertCoupon, insertOffer } from './store.ts'

let made = 0

/** A coupon for tests and for the seed: ten percent off anything, for thirty days, unless the caller says otherwise. */
export async function aCoupon(ctx: Ctx, but: Partial<Coupon> = {}): Promise<Coupon> {
  made += 1
  const coupon = Coupon.parse({
    id: ctx.newId('cou'),
    code: `COUPON${made}`,
    couponType: 'REGULAR',
    redeem: { redeemType: 'PERCENTAGE', redeemValue: 10, maxDiscount: rupees(0) },
    courseTypes: [],
    entityTypes: [],
    entityIds: [],
    planIds: [],
    variantNames: [],
    grades: [],
    minimumAmount: rupees(0),
    startsAt: later(ctx.now(), -DAY),
    endsAt: later(ctx.now(), 30 * DAY),
    maxUses: null,
    maxUsesPerUser: null,
    partnerHash: null,
    categories: [],
    title: { en: '10% off' },
    isActive: true,
    ...but,
  })
  await inTransaction(ctx.db, (tx) => insertCoupon(tx, coupon))
  return coupon
}

export async function aPaymentOffer(ctx: Ctx, but: Partial<PaymentOffer> = {}): Promise<PaymentOffer> {
  const offer = PaymentOffer.parse({
    id: ctx.newId('off'),
    categories: ['PLANS'],
    title: { en: '5% back' },
    text: { en: '5% back with this card.' },
    paymentMethod: 'CARD',
    name: null,
    cardType: null,
    serviceProvider: null,
    maxDiscountCourseAllowed: [],
    startsAt: later(ctx.now(), -DAY),
    endsAt: later(ctx.now(), 30 * DAY),
    isActive: true,
    ...but,
  })
  await insertOffer(ctx.db, offer)
  return offer
}

/** A coupon with so many codes, which nobody can guess. */
export async function aPool(ctx: Ctx, codes: number, but: Partial<Coupon> = {}): Promise<Coupon> {
  const coupon = await aCoupon(ctx, but)
  const fresh = Array.from({ length: codes }, () => ({
    id: ctx.newId('cou'),
    code: `${coupon.code}-${chanceLetters()}`,
  }))
  await inTransaction(ctx.db, (tx) => insertCodes(tx, coupon.id, fresh))
  return coupon
}
