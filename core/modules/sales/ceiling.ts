// The largest discount that an agent may give.
import { percentOf, type Paise } from '#core/kernel/money.ts'

/** No agent's ceiling can be set higher. */
export const HIGHEST_CEILING = 40

/** The most that may be taken off, in paise: a share of the selling price, half a paisa rounded up. */
export function mostOff(price: Paise, ceilingPercent: number): Paise {
  return percentOf(price, Math.min(ceilingPercent, HIGHEST_CEILING))
}
