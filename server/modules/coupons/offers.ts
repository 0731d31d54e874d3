// The offers that everybody sees under a category: codes to type in, and offers of banks and wallets.
import type { Instant } from '#core/kernel/time.ts'
import type { Coupon } from '#core/modules/coupons/coupon.ts'
import { OfferInstrument, type ShownOffer } from '#core/modules/coupons/payment-offer.ts'
import { inLanguage, type Language, type TextInLanguage } from '#core/taxonomy/language.ts'
import type { Ctx } from '#server/platform/context.ts'
import { listOffers, listShownCoupons } from './store.ts'
import { listUsable } from './store-uses.ts'
import { couponsTag } from '#core/modules/coupons/cache-tag.ts'

interface CodeView {
  readonly couponCode: string
  readonly title: TextInLanguage
  readonly endsAt: Instant
}

/** Only codes that anybody who logs in could use now: running, with uses left, no partner's. */
export async function listCouponCodes(ctx: Ctx, category: string, lang: Language): Promise<CodeView[]> {
  const coupons = await rememberedShown(ctx)
  const shown = coupons.filter((coupon) => coupon.categories.includes(category) && isRunning(coupon, ctx.now()))
  const limited = shown.filter(({ maxUses }) => maxUses !== null).map(({ id }) => id)
  const usable = limited.length > 0 ? await listUsable(ctx.db, limited) : new Set()
  return shown
    .filter(({ id, maxUses }) => maxUses === null || usable.has(id))
    .map(({ code, title, endsAt }) => ({ couponCode: code, title: inLanguage(title, lang), endsAt }))
}

export function rememberedShown(ctx: Ctx): Promise<Coupon[]> {
  return ctx.cache.remember([couponsTag], 'shown coupons', () => listShownCoupons(ctx.db))
}

/** Under a category, or all of them. */
export async function listPaymentOffers(ctx: Ctx, category: string | undefined, lang: Language): Promise<ShownOffer[]> {
  const offers = await ctx.cache.remember([couponsTag], 'payment offers', () => listOffers(ctx.db))
  return offers
    .filter(({ categories }) => category === undefined || categories.includes(category))
    .filter((offer) => isRunning(offer, ctx.now()))
    .map(({ title, text, ...offer }) => ({
      ...OfferInstrument.parse(offer),
      id: offer.id,
      title: inLanguage(title, lang),
      text: inLanguage(text, lang),
      paymentMethod: offer.paymentMethod,
      endsAt: offer.endsAt,
    }))
}

function isRunning(
  { startsAt, endsAt }: { readonly startsAt: Instant; readonly endsAt: Instant },
  now: Instant,
): boolean {
  return startsAt <= now && now < endsAt
}
