// The full cost of paying by EMI, shown before the payment.
import { minus, percentOf, plus, sum, type Paise } from '#core/kernel/money.ts'
import { discountBeyond, type DiscountCap, type DiscountedPrice } from './cap.ts'
import { emiTotal, noCostEmi, standardEmi, type EmiMonth, type EmiTerms } from './emi.ts'

export const EMI_KINDS = ['CREDIT', 'DEBIT', 'CARDLESS'] as const
export type EmiKind = (typeof EMI_KINDS)[number]
/** The tenures we offer within the specification's range of 3 to 24 months: decision P-21. */
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
  /** The amount charged now, which the issuer lends. */
  readonly charged: Paise
  readonly monthly: Paise
  readonly interest: Paise
  /** The GST that the bank charges on its interest, on top of the instalments. */
  readonly gst: Paise
  readonly processingFee: Paise
  readonly processingFeeGst: Paise
  /** Everything the family will have paid. */
  readonly total: Paise
  /** Beyond the price by another way to pay. */
  readonly extra: Paise
  /** The amount that a refund does not return: it stays with the issuer. */
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
