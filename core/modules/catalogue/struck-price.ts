// The struck price that may be shown next to a price: decision P-10.
import type { Paise } from '#core/kernel/money.ts'

/** It must have been charged for at least so many days on end. */
export const CHARGED_FOR_DAYS = 30

/** A price that was charged once, and for how many whole days. */
export interface PastPrice {
  readonly price: number
  readonly days: number
}

/** The cut price when it is higher and was really charged, else the price itself: nothing is then struck. */
export function struckPrice(
  { price, cutPrice }: { readonly price: Paise; readonly cutPrice: Paise },
  history: readonly PastPrice[],
): Paise {
  const wasCharged = history.some((past) => past.price === cutPrice && past.days >= CHARGED_FOR_DAYS)
  return cutPrice > price && wasCharged ? cutPrice : price
}
