// What paying by EMI really costs, before it is paid. It knows no zod.
import { minus, percentOf, plus, sum, type Paise } from '#core/kernel/money.ts'
import { discountBeyond, type DiscountCap, type DiscountedPrice } from './cap.ts'
import { emiTotal, noCostEmi, standardEmi, type EmiMonth, type EmiTerms } from './emi.ts'

export const EMI_KINDS = ['CREDIT', 'DEBIT', 'CARDLESS'] as const
export type EmiKind = (typeof EMI_KINDS)[number]
/** Of the specification's tenure range of 3 to 24 months: decision P-21. */
export const TENURES = [3, 6, 9, 12, 18, 24] as const

export interface EmiLine extends EmiTerms {
  readonly isNoCost: boolean
}

export interface EmiOffer {
  /** The part of the coupon that does not go with EMI: it is added to the price again. Decision P-17. */
  readonly giveBack: Paise
  /** The price less what of the coupon goes with EMI: the instalments of a no-cost EMI come to this. */
  readonly price: Paise
  /** No-cost: the interest, which we take off. */
  readonly issuerDiscount: Paise
  /** What is charged now, and lent by the issuer. */
  readonly charged: Paise
  readonly monthly: Paise
  readonly interest: Paise
  /** By the bank, on its interest, on top of the instalments. */
  readonly gst: Paise
  readonly processingFee: Paise
  readonly processingFeeGst: Paise
  /** Everything the family will have paid. */
  readonly total: Paise
  /** Beyond the price by another way to pay. */
  readonly extra: Paise
  /** What a refund does not bring back: it stays with the issuer. */
  readonly notRefunded: Paise
  readonly schedule: readonly EmiMonth[]
}

/** GST on a bank's fee, in percent. */
const FEE_GST = 18

export function offerEmi(
  what: DiscountedPrice,
  line: EmiLine,
  cap: DiscountCap | undefined,
  processingFee: Paise,
): EmiOffer {
  const giveBack = discountBeyond(what, cap)
  const bare = minus(what.originalPrice, what.discount)
  const price = plus(bare, giveBack)
  const emi = line.isNoCost ? noCostEmi(price, line) : standardEmi(price, line)
  const processingFeeGst = percentOf(processingFee, FEE_GST)
  const total = emiTotal(emi, processingFee, processingFeeGst)
  const { loan: charged, monthly, interest, gst, months: schedule } = emi
  return {
    giveBack,
    price,
    issuerDiscount: minus(price, charged),
    charged,
    monthly,
    interest,
    gst,
    processingFee,
    processingFeeGst,
    total,
    extra: minus(total, bare),
    notRefunded: sum([interest, gst, processingFee, processingFeeGst]),
    schedule,
  }
}
