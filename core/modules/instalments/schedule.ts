// How a price is spread over parts, and in how many parts it may be. It knows no zod.
import { minus, nothing, plus, rupees, share, sum, toPaise, type Paise } from '#core/kernel/money.ts'
import { endAfterMonths, type Instant } from '#core/kernel/time.ts'

export interface ProposedPart {
  /** From 1 on. */
  readonly no: number
  /** The first is due at once; the others end with their day in India. */
  readonly dueAt: Instant
  /** To pay, the coupon taken off. */
  readonly totalAmount: Paise
  /** This part's share of what the coupon takes off. */
  readonly discountAmount: Paise
}

export interface Spread {
  /** To pay in all. */
  readonly total: Paise
  readonly discount: Paise
  readonly parts: number
  readonly startsAt: Instant
}

/**
 * The first part now, the rest monthly on the same day, clamped to the month's end. Amounts are floored to the rupee and the
 * first part takes the remainder, so the sum is exact; the discount is spread by largest remainder. Decision P-23.
 */
export function scheduleOf({ total, discount, parts, startsAt }: Spread): ProposedPart[] {
  const each = flooredToRupee(total, parts)
  const rest = Array.from({ length: parts - 1 }, () => each)
  const totals = [minus(total, sum(rest)), ...rest]
  const discounts = spreadOver(discount, totals)
  return totals.map((totalAmount, i) => ({
    no: i + 1,
    dueAt: i === 0 ? startsAt : endAfterMonths(startsAt, i),
    totalAmount,
    discountAmount: discounts[i] ?? nothing,
  }))
}

function flooredToRupee(total: Paise, parts: number): Paise {
  const rupee = rupees(1)
  return toPaise(Math.floor(total / parts / rupee) * rupee)
}

/** In proportion to the weights; what flooring leaves goes, a paisa each, to those who lost most by it. */
function spreadOver(amount: Paise, weights: readonly Paise[]): Paise[] {
  const all = sum(weights)
  if (all === 0) return weights.map((_, i) => (i === 0 ? amount : nothing))
  const exact = weights.map((weight) => (amount * weight) / all)
  const floored = exact.map((value) => toPaise(Math.floor(value)))
  const left = minus(amount, sum(floored))
  const byLoss = exact.map((value, i) => ({ i, loss: value - Math.floor(value) })).toSorted((a, b) => b.loss - a.loss)
  const luckier = new Set(byLoss.slice(0, left).map(({ i }) => i))
  return floored.map((value, i) => (luckier.has(i) ? plus(value, toPaise(1)) : value))
}

export interface OfferTerms {
  /** Cheaper courses are paid at once. */
  readonly leastTotal: Paise
  readonly leastPart: Paise
  /** How many parts may be chosen. */
  readonly counts: readonly number[]
}

/** The numbers of parts that may be chosen: no part is too small, and the last is due while the course still runs. */
export function countsFor(
  { total, startsAt, validTill }: Pick<Spread, 'total' | 'startsAt'> & { readonly validTill: Instant },
  { leastTotal, leastPart, counts }: OfferTerms,
): number[] {
  if (total < leastTotal) return []
  return counts.filter(
    (parts) => share(total, 1, parts) >= leastPart && endAfterMonths(startsAt, parts - 1) < validTill,
  )
}
