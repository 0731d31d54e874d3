// EMI arithmetic. A rate is a ratio of whole numbers and all of it is exact: nothing is rounded before it is shown, and then
// half up to the paisa. So it comes to the same paise as the banks' own tables: payments reference, section 5.
import { minus, plus, sum, toPaise, type Paise } from '#core/kernel/money.ts'

export interface EmiTerms {
  readonly months: number
  /** Percent a year, with at most two decimals. */
  readonly annualRate: number
}

export interface EmiMonth {
  readonly instalment: Paise
  /** The part of the instalment that is interest. */
  readonly interest: Paise
  /** The bank's GST on that interest. It comes on top of the instalment. */
  readonly gst: Paise
}

export interface Emi {
  /** The amount that the bank pays at once: the amount charged. */
  readonly loan: Paise
  /** Every instalment but the last, which takes what the rounding leaves. */
  readonly monthly: Paise
  readonly interest: Paise
  readonly gst: Paise
  readonly months: readonly EmiMonth[]
}

/** The buyer pays the interest: the whole amount is lent. */
export function standardEmi(amount: Paise, terms: EmiTerms): Emi {
  return drawUp(amount, standardMonthly(amount, terms), terms)
}

/** Its `monthly`, without the months. */
export function standardInstalment(amount: Paise, terms: EmiTerms): Paise {
  const { over, under } = standardMonthly(amount, terms)
  return rounded(over, under)
}

function standardMonthly(amount: Paise, terms: EmiTerms): Ratio {
  const { grown, base, part } = growthOf(terms)
  const loan = BigInt(amount)
  return part === 0n ? ratio(loan, BigInt(terms.months)) : ratio(loan * part * grown, RATE_PARTS * (grown - base))
}

/** We pay the interest: so much less is lent that the instalments come to the amount. */
export function noCostEmi(amount: Paise, terms: EmiTerms): Emi {
  const { grown, base, part } = growthOf(terms)
  const monthly = ratio(BigInt(amount), BigInt(terms.months))
  const loan = part === 0n ? amount : rounded(monthly.over * (grown - base) * RATE_PARTS, monthly.under * grown * part)
  return drawUp(loan, monthly, terms)
}

/** A year's rate in hundredths of a percent, spread over the months: the rate of one month is so many of these parts. */
const RATE_PARTS = 120_000n

function growthOf({ months, annualRate }: EmiTerms) {
  const part = BigInt(Math.round((annualRate * Number(RATE_PARTS)) / 1_200))
  const n = BigInt(months)
  return { part, grown: (RATE_PARTS + part) ** n, base: RATE_PARTS ** n }
}

function drawUp(loan: Paise, monthly: Ratio, terms: EmiTerms): Emi {
  const count = terms.months
  const each = rounded(monthly.over, monthly.under)
  const paid = rounded(monthly.over * BigInt(count), monthly.under)
  const last = minus(paid, toPaise(each * (count - 1)))
  const months = Array.from({ length: count }, (_, i) => ({
    instalment: i === count - 1 ? last : each,
    ...interestOf(monthly, { months: count - i, annualRate: terms.annualRate }),
  }))
  return { loan, monthly: each, interest: minus(paid, loan), gst: sum(months.map(({ gst }) => gst)), months }
}

/** The bank adds GST to interest it has not rounded. */
const GST = { parts: 18n, of: 100n }

/** An instalment's interest is its growth in the months from now to the last one. */
function interestOf(monthly: Ratio, left: EmiTerms) {
  const { grown, base } = growthOf(left)
  const over = monthly.over * (grown - base)
  const under = monthly.under * grown
  return { interest: rounded(over, under), gst: rounded(over * GST.parts, under * GST.of) }
}

interface Ratio {
  readonly over: bigint
  readonly under: bigint
}

function ratio(over: bigint, under: bigint): Ratio {
  return { over, under }
}

/** Half up. Neither is below nothing. */
function rounded(over: bigint, under: bigint): Paise {
  return toPaise(Number((2n * over + under) / (2n * under)))
}

/** The total of the instalments, the GST on their interest, the bank's fee and the GST on the fee. */
export function emiTotal({ loan, interest, gst }: Emi, fee: Paise, feeGst: Paise): Paise {
  return sum([plus(loan, interest), gst, fee, feeGst])
}
