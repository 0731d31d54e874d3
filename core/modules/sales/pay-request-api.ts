import { z } from 'zod'
import { endpoint } from '#core/kernel/endpoint.ts'
import { callerFields, Instant, line, Paise } from '#core/kernel/schemas.ts'
import { LearnerId } from '#core/modules/accounts/account.ts'
import { CouponCode } from '#core/modules/coupons/coupon.ts'
import { enrolmentErrors } from '#core/modules/enrolments/errors.ts'
import { Billing, notForSale } from '#core/modules/orders/api.ts'
import { orderErrors } from '#core/modules/orders/errors.ts'
import { paymentErrors } from '#core/modules/payments/errors.ts'
import { PLATFORMS } from '#core/modules/payments/upi.ts'
import { answerLanguage, Phone } from '#core/taxonomy/schemas.ts'
import { salesErrors as errors } from './errors.ts'
import { PayRequest, PayRequestLink } from './pay-request.ts'

const notForChild = [...notForSale, ...Object.values(enrolmentErrors)]

export const payRequestsApi = {
  askParent: endpoint({
    method: 'POST',
    path: '/payment/ask-parent',
    summary: 'Create a link so that somebody else can pay for this learner',
    access: 'learner',
    body: z.object({
      entityId: line(64).optional(),
      subscriptionPlanId: line(64).optional(),
      /** The chosen batch of the course. */
      batchId: line(64).optional(),
      couponCode: CouponCode.optional(),
      partnerHashCode: line(200).optional(),
      userId: LearnerId.optional(),
      billing: Billing.default({}),
      ...answerLanguage,
      ...callerFields,
    }),
    response: z.object({ link: z.string(), url: z.string(), expiresAt: Instant }),
    errors: [...notForChild, ...Object.values(orderErrors)],
    limit: { calls: 20, perSeconds: 60 },
  }),
  getPayRequest: endpoint({
    method: 'GET',
    path: '/payment/ask-parent/:link',
    summary: 'Get a payment request and its status, for the payer and the child',
    access: 'anyone',
    params: z.object({ link: PayRequestLink }),
    query: z.object({ ...answerLanguage, ...callerFields }),
    response: PayRequest,
    errors: [errors.PAY_LINK_NOT_VALID],
    limit: { calls: 240, perSeconds: 60 },
  }),
  payForChild: endpoint({
    method: 'POST',
    path: '/payment/ask-parent/:link/pay',
    summary: 'Start paying a payment request without an account (returns the running payment, if any)',
    access: 'anyone',
    params: z.object({ link: PayRequestLink }),
    body: z.object({
      /** No saved card and no EMI: both are the household's own. */
      method: z.enum(['UPI_INTENT', 'UPI_QR', 'CARD', 'NETBANKING', 'PROVIDER_WALLET']),
      platform: z.enum(PLATFORMS).default('desktop'),
      upiApp: line(20).optional(),
      bank: line(20).optional(),
      wallet: line(20).optional(),
      /** As it was read: another price is asked about again. */
      amount: Paise,
      ...answerLanguage,
      ...callerFields,
    }),
    response: PayRequest,
    errors: [
      errors.PAY_LINK_NOT_VALID,
      errors.PAY_LINK_OVER,
      errors.OFFER_CHANGED,
      ...notForChild,
      ...Object.values(orderErrors),
      ...Object.values(paymentErrors),
    ],
    limit: { calls: 30, perSeconds: 60 },
  }),
  sendPayerReceipt: endpoint({
    method: 'POST',
    path: '/payment/ask-parent/:link/receipt',
    summary: 'Send the receipt of a paid request to the payer’s number by SMS (once for each link)',
    access: 'anyone',
    params: z.object({ link: PayRequestLink }),
    body: z.object({ phone: Phone, ...answerLanguage, ...callerFields }),
    response: PayRequest,
    errors: [errors.PAY_LINK_NOT_VALID, errors.NOT_PAID_YET, errors.RECEIPT_SENT],
    limit: { calls: 10, perSeconds: 600 },
  }),
}
