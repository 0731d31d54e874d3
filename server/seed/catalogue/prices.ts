// Prices of the demo courses: whole rupees that end in 99 or 49, from what the full course costs in CLASSIC.
import { rupees, type Paise } from '#core/kernel/money.ts'
import type { VariantName } from '#core/modules/catalogue/variant.ts'

/** The price of a tier's full course and its struck price, relative to CLASSIC's price. */
const ratios = {
  LITE: { price: 0.6, struck: 1 },
  CLASSIC: { price: 1, struck: 1.4 },
  PLUS: { price: 1.6, struck: 1.25 },
  PRO: { price: 1.6, struck: 1.25 },
  PREMIUM: { price: 2.4, struck: 1.2 },
} satisfies Record<VariantName, { price: number; struck: number }>

export interface CoursePrices {
  readonly price: Paise
  /** Charged until the session began. The same as the price where nothing is struck. */
  readonly cutPrice: Paise
  readonly oneMonth: Paise
}

/** ₹25,000 makes CLASSIC ₹24,999 struck from ₹34,999, and ₹2,799 for a month. */
export function pricesOf(variant: VariantName, classicPrice: number): CoursePrices {
  const full = classicPrice * ratios[variant].price
  return {
    price: justBelow(full, 1_000),
    cutPrice: justBelow(full * ratios[variant].struck, 1_000),
    // A course is nine months of classes.
    oneMonth: justBelow(full / 9, 50),
  }
}

function justBelow(amount: number, step: number): Paise {
  return rupees(Math.round(amount / step) * step - 1)
}
