import { z } from 'zod'
import { endpoint } from '#core/kernel/endpoint.ts'
import { nothing } from '#core/kernel/money.ts'
import { callerFields, line, Paise } from '#core/kernel/schemas.ts'
import { CourseType } from '#core/modules/coupons/coupon.ts'
import { EmiCard, PaymentInstrument } from './instrument.ts'
import { instrumentsTag } from './cache-tag.ts'

const Amount = Paise.refine((amount) => amount > 0 && amount <= 1e10, 'Enter an amount above 0.')
const Discount = Paise.refine((amount) => amount >= 0 && amount <= 1e10, 'not a discount')

/** A plan's name or id, and no more of them than a page has. */
const AmountByPlan = z.record(line(64), Amount).refine((amounts) => Object.keys(amounts).length <= 50, 'too many plans')

const gateway = z.object({ gateway: z.string().regex(/^[a-z]{2,20}$/, 'not a gateway') })

export const instrumentsApi = {
  getEmiCards: endpoint({
    method: 'POST',
    path: '/payment/getEMICards',
    summary: 'List EMI plans of banks and lenders for an amount, with all costs',
    access: 'anyone',
    body: z.object({
      /** After the coupon. */
      amount: Amount,
      /** The coupon's discount, part of that amount. EMI may not allow all of it. Decision P-17. */
      discount: Discount.default(nothing),
      courseType: CourseType.default('SUBSCRIPTION'),
      /** A partner whose buyers see one lender only: commerce spec, section 6. */
      sourcePartner: line(40).optional(),
      ...callerFields,
    }),
    response: z.object({ CARDLESS: z.array(EmiCard), CREDIT: z.array(EmiCard), DEBIT: z.array(EmiCard) }),
    limit: { calls: 120, perSeconds: 60 },
  }),
  getMaximumTenureForAmount: endpoint({
    method: 'POST',
    path: '/payment/getMaximumTenureForAmount',
    summary: 'Get the longest EMI tenure for each plan’s amount (LITE is always included)',
    access: 'anyone',
    body: z.object({ amounts: AmountByPlan, ...callerFields }),
    response: z.record(z.string(), z.int()),
    limit: { calls: 120, perSeconds: 60 },
  }),
  getInstrumentDetails: endpoint({
    method: 'GET',
    path: '/payment/instrument-details/:gateway',
    older: ['/payment/:gateway/instrument-details'],
    summary: 'List the payment instruments of a gateway, with the largest discount each allows',
    access: 'anyone',
    params: gateway,
    response: z.object({ instruments: z.array(PaymentInstrument) }),
    cachedUntil: [instrumentsTag],
  }),
}
