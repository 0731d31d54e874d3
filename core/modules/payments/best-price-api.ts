import { z } from 'zod'
import { endpoint } from '#core/kernel/endpoint.ts'
import { Instant, line, Paise, queryList } from '#core/kernel/schemas.ts'
import { catalogueErrors } from '#core/modules/catalogue/errors.ts'
import { planErrors } from '#core/modules/plans/errors.ts'
import { PaymentMethod } from '#core/modules/instruments/instrument.ts'
import { answerLanguage, Spoken } from '#core/taxonomy/schemas.ts'

const OfferedCoupon = z.object({
  couponCode: z.string(),
  title: Spoken,
  endsAt: Instant,
  discount: Paise,
  /** Valid; the family's own uses are known once it has signed in. */
  needsLogin: z.boolean(),
})

const Emi = z.object({
  issuerName: z.string(),
  months: z.int(),
  monthly: Paise,
  isNoCost: z.boolean(),
})

const BestPrice = z.object({
  /** The total that the family pays. An EMI's total has the interest, GST and the issuer's fee in it. */
  amount: Paise,
  couponCode: z.string().nullable(),
  needsLogin: z.boolean(),
  paymentMethod: PaymentMethod,
  /** The name of the bank or wallet; null for UPI, a card and EMI. */
  instrumentName: z.string().nullable(),
  emi: Emi.nullable(),
})

export const bestPriceApi = {
  getBestPrices: endpoint({
    method: 'GET',
    path: '/payment/best-prices',
    summary: 'Get the lowest price of plans over coupons, payment methods and EMI, with the coupons that are valid',
    access: 'anyone',
    query: z.object({
      entityId: line(64).min(1),
      entityType: line(20).default('BUNDLE'),
      /** Without them a course that has plans is answered for all of them. */
      subscriptionPlanIds: queryList(line(64), 20).optional(),
      /** A code that the buyer has, next to the public ones. */
      couponCode: line(40).optional(),
      partnerHashCode: line(200).optional(),
      ...answerLanguage,
    }),
    response: z.object({
      prices: z.array(
        z.object({
          entityId: z.string(),
          subscriptionPlanId: z.string().nullable(),
          price: Paise,
          /** The largest discount first. */
          coupons: z.array(OfferedCoupon),
          /** Null: there is no way to pay now. */
          best: BestPrice.nullable(),
          /** An EMI for the price with the code that was sent: the longest without cost, otherwise the longest. */
          emi: Emi.extend({ maximumMonths: z.int() }).nullable(),
        }),
      ),
    }),
    errors: [catalogueErrors.INVALID_ENTITY, catalogueErrors.BUNDLE_NOT_FOUND, planErrors.PLAN_NOT_FOUND],
    limit: { calls: 120, perSeconds: 60 },
  }),
}
