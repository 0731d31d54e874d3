// The lowest price of plans for this buyer, and the offers of coupons, banks and wallets (commerce, sections 3 and 7).
import type { ResponseOf } from '#core/kernel/endpoint.ts'
import type { paymentsApi } from '#core/modules/payments/api.ts'
import { unlessMissing, type Page } from './page.server.ts'

type Answer = ResponseOf<(typeof paymentsApi)['getBestPrices']>['prices'][number]
export type PriceOffers = Omit<Answer, 'entityId' | 'subscriptionPlanId' | 'price'>

interface PricedItem {
  readonly entityId: string
  readonly entityType?: string
  readonly subscriptionPlanIds?: string[]
}

/** The key is the plan's id, or "" for an item without plans. Empty for an item that is not on sale. */
export async function readPriceOffers(
  { api, lang, url }: Page,
  item: PricedItem,
): Promise<Record<string, PriceOffers>> {
  const query = url.searchParams
  const answer = await unlessMissing(
    api.payments.getBestPrices({
      ...item,
      lang,
      couponCode: query.get('coupon') === 'removed' ? undefined : query.get('couponCode')?.trim().slice(0, 40),
      partnerHashCode: query.get('partnerHashCode') ?? undefined,
    }),
  )
  const prices = answer?.prices ?? []
  return Object.fromEntries(
    prices.map(({ subscriptionPlanId, coupons, best, emi }) => [subscriptionPlanId ?? '', { coupons, best, emi }]),
  )
}
