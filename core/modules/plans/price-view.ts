// A plan's price as a screen shows it: commerce spec, section 5, decisions P-10 and P-11. It knows no zod.
import { atLeastNothing, fractionSaved, minus, percentSaved, type Paise } from '#core/kernel/money.ts'
import type { VariantName } from '#core/modules/catalogue/variant.ts'

interface Priced {
  readonly id: string
  readonly cutPrice: Paise
  readonly price: Paise
  readonly variantName: VariantName
  readonly validMonths: number
}

export interface PriceView extends Priced {
  /** Before the coupon. */
  readonly originalPrice: Paise
  /** Between the struck price and the price, 4 decimals. */
  readonly discountFraction: number
  readonly emiTenure: number | null
}

/** The price with this much off, never below nothing. */
export function priceAfter(price: Paise, discount: Paise): Paise {
  return atLeastNothing(minus(price, discount))
}

/** `price` is what is left after the coupon, `originalPrice` what it was before. */
export function viewPrice(plan: Priced, discount: Paise, emiTenure: number | null = null): PriceView {
  const { id, cutPrice, variantName, validMonths } = plan
  const price = priceAfter(plan.price, discount)
  return {
    id,
    cutPrice,
    price,
    originalPrice: plan.price,
    discountFraction: fractionSaved(cutPrice, price),
    variantName,
    emiTenure,
    validMonths,
  }
}

/** What "29% off" says; undefined when there is nothing to say: a surcharge is never shown as a discount. */
export function percentBadge(cutPrice: Paise, price: Paise): number | undefined {
  return price >= cutPrice ? undefined : percentSaved(cutPrice, price) || undefined
}
