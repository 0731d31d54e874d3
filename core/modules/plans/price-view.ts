// A plan's price as a screen shows it: commerce spec, section 5.
import { atLeastNothing, minus, type Paise } from '#core/kernel/money.ts'

/** The price with this much off, never below nothing. */
export function priceAfter(price: Paise, discount: Paise): Paise {
  return atLeastNothing(minus(price, discount))
}
