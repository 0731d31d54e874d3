import { couponKey, isNoCode } from '#core/modules/coupons/coupon-code.ts'
import type { Purchase } from '#core/modules/coupons/coupon.ts'
import type { Paise } from '#core/kernel/money.ts'
import type { Instant } from '#core/kernel/time.ts'
import { inLanguage, type Language, type TextInLanguage } from '#core/taxonomy/language.ts'
import type { Ctx } from '#server/platform/context.ts'
import { findCoupon } from './evaluate-coupon.ts'
import { rememberedShown } from './offers.ts'
import { findPurchases, type Subject } from './purchase.ts'

export interface OfferedCoupon {
  readonly couponCode: string
  readonly title: TextInLanguage
  readonly endsAt: Instant
  readonly discount: Paise
  /** Valid; the family's own uses are known once it has signed in. */
  readonly needsLogin: boolean
}

export interface OfferedPurchase {
  readonly purchase: Purchase
  readonly coupons: readonly OfferedCoupon[]
}

export interface OffersAsk extends Subject {
  readonly couponCode?: string | undefined
  readonly partnerHashCode?: string | undefined
  readonly lang: Language
  readonly accountId: string | undefined
}

/**
 * Each purchase with the coupons that take something off it: the public ones, and the code that the buyer has. The largest
 * discount comes first. Purchases that cannot be bought are left out.
 */
export async function listOfferedCoupons(ctx: Ctx, ask: OffersAsk): Promise<OfferedPurchase[]> {
  const { one, several } = await findPurchases(ctx, ask)
  const purchases = several ? several.flatMap((each) => ('error' in each ? [] : [each])) : [one]
  const found = await Promise.all((await codesOf(ctx, ask)).map((code) => findCoupon(ctx, { ...lookup(ask), code })))
  return purchases.map((purchase) => ({
    purchase,
    coupons: found
      .flatMap((each) => (each.coupon ? offerOf(each, purchase, ask.lang) : []))
      .toSorted((a, b) => b.discount - a.discount),
  }))
}

function lookup({ accountId, partnerHashCode }: OffersAsk) {
  return { accountId, partnerHash: partnerHashCode }
}

async function codesOf(ctx: Ctx, { couponCode = '' }: OffersAsk): Promise<string[]> {
  const codes = (await rememberedShown(ctx)).map(({ code }) => code)
  const own = couponCode.trim()
  const isKnown = codes.some((code) => couponKey(code) === couponKey(own))
  return isNoCode(own) || isKnown ? codes : [own, ...codes]
}

type UsableCoupon = Extract<Awaited<ReturnType<typeof findCoupon>>, { judge: unknown }>

function offerOf({ coupon, judge }: UsableCoupon, purchase: Purchase, lang: Language): OfferedCoupon[] {
  const verdict = judge(purchase)
  const needsLogin = verdict.status === 'FAILED' && verdict.reason === 'COUPON_MUST_HAVE_LOGIN_USER'
  const { discount } = verdict
  if ((verdict.status === 'FAILED' && !needsLogin) || !discount) return []
  return [
    { couponCode: coupon.code, title: inLanguage(coupon.title, lang), endsAt: coupon.endsAt, discount, needsLogin },
  ]
}
