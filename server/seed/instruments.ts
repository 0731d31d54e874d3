// Issuers of EMI with their plans, and how much of a discount goes with which way to pay. Minimums are the banks' published
// ones (payments reference, section 5), that of SBI's debit cards apart; rates are of the kind banks ask for.
import { nothing, rupees } from '#core/kernel/money.ts'
import type { Ctx } from '#server/platform/context.ts'
import { aDiscountCap, anEmiIssuer, anEmiPartner } from '#server/modules/instruments/factory.ts'

interface Line {
  readonly code: string
  readonly name: string
  readonly kind: 'CREDIT' | 'DEBIT' | 'CARDLESS'
  readonly minimum: number
  readonly maximum?: number
  readonly fee: number
  readonly rate: number
  readonly months: readonly number[]
  /** Tenures whose interest we pay. */
  readonly noCost?: readonly number[]
}

const lines: readonly Line[] = [
  { code: 'HDFC', name: 'HDFC Bank', kind: 'CREDIT', minimum: 1_000, fee: 199, rate: 16, months: [3, 6, 9, 12, 18, 24], noCost: [3, 6] },
  { code: 'ICICI', name: 'ICICI Bank', kind: 'CREDIT', minimum: 1_500, fee: 199, rate: 15.99, months: [3, 6, 9, 12], noCost: [3] },
  { code: 'SBI', name: 'SBI Card', kind: 'CREDIT', minimum: 2_500, fee: 199, rate: 15, months: [3, 6, 9, 12, 18, 24], noCost: [3, 6] },
  { code: 'AXIS', name: 'Axis Bank', kind: 'CREDIT', minimum: 3_000, fee: 0, rate: 16, months: [3, 6, 9, 12], noCost: [3] },
  { code: 'KOTAK', name: 'Kotak', kind: 'CREDIT', minimum: 2_500, fee: 199, rate: 16, months: [3, 6, 9, 12, 18, 24] },
  { code: 'AMEX', name: 'American Express', kind: 'CREDIT', minimum: 5_000, fee: 0, rate: 14, months: [3, 6, 9, 12] },
  { code: 'HDFC_DC', name: 'HDFC Bank', kind: 'DEBIT', minimum: 5_000, fee: 0, rate: 16, months: [3, 6, 9, 12] },
  { code: 'ICICI_DC', name: 'ICICI Bank', kind: 'DEBIT', minimum: 5_000, maximum: 1_00_000, fee: 199, rate: 15.99, months: [3, 6, 9, 12] },
  { code: 'SBI_DC', name: 'State Bank of India', kind: 'DEBIT', minimum: 8_000, fee: 0, rate: 14.75, months: [6, 9, 12, 18] },
  { code: 'AXIO', name: 'axio', kind: 'CARDLESS', minimum: 900, fee: 0, rate: 20, months: [3, 6, 9, 12] },
  { code: 'FIBE', name: 'Fibe', kind: 'CARDLESS', minimum: 3_000, fee: 0, rate: 18, months: [3, 6, 9, 12, 18, 24], noCost: [6] },
] // prettier-ignore

export async function seedInstruments(ctx: Ctx): Promise<void> {
  for (const { rate: annualRate, months, noCost = [], fee, ...line } of lines)
    await anEmiIssuer(ctx, {
      ...line,
      minimum: rupees(line.minimum),
      maximum: line.maximum === undefined ? null : rupees(line.maximum),
      processingFee: rupees(fee),
      plans: [
        ...noCost.map((each) => ({ months: each, annualRate, isNoCost: true })),
        ...months.map((each) => ({ months: each, annualRate, isNoCost: false, minimum: nothing })),
      ],
    })
  await anEmiPartner(ctx, 'vemi', 'FIBE')
  const percent = (allowedCouponType: 'SUBSCRIPTION' | 'OTHER', maxDiscountAllowedPercent: number) => ({
    allowedCouponType,
    maxDiscountAllowedPercent,
    maxDiscountAllowedAbsolute: null,
  })
  await aDiscountCap(ctx, 'EMI', percent('SUBSCRIPTION', 30), percent('OTHER', 30))
  await aDiscountCap(ctx, 'PAYPAL', percent('SUBSCRIPTION', 40))
}
