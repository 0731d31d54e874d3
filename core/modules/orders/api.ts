import { z } from 'zod'
import { endpoint } from '#core/kernel/endpoint.ts'
import { callerFields, line, Paise, queryInt } from '#core/kernel/schemas.ts'
import { GstState, LearnerId, PersonName, PinCode } from '#core/modules/accounts/account.ts'
import { catalogueErrors } from '#core/modules/catalogue/errors.ts'
import { CouponCode } from '#core/modules/coupons/coupon.ts'
import { couponErrors } from '#core/modules/coupons/errors.ts'
import { emiErrors } from '#core/modules/instruments/errors.ts'
import { EmiPlanId } from '#core/modules/instruments/instrument.ts'
import { enrolmentErrors } from '#core/modules/enrolments/errors.ts'
import { ledgerErrors } from '#core/modules/ledger/errors.ts'
import { seatErrors } from '#core/modules/enrolments/seat-errors.ts'
import { listingErrors } from '#core/modules/listings/errors.ts'
import { planErrors } from '#core/modules/plans/errors.ts'
import { walletErrors } from '#core/modules/wallet/errors.ts'
import { answerLanguage, Email } from '#core/taxonomy/schemas.ts'
import { orderErrors as errors } from './errors.ts'
import { Order, OrderId, OrderInfo, RefundEstimate, SignedQuote } from './order.ts'
import { PLATFORMS, SOURCES } from './pay-page.ts'
import { PAY_TYPES } from './pay-type.ts'

/** The item to buy: a plan, or a bundle that has no plans. */
const what = {
  entityId: line(64).optional(),
  entityType: line(20).default('BUNDLE'),
  subscriptionPlanId: line(64).optional(),
  /** The chosen batch of the course. Without it the learner is put into one that suits. */
  batchId: line(64).optional(),
  couponCode: CouponCode.optional(),
  partnerHashCode: line(200).optional(),
}

/** Why something cannot be bought. */
export const notForSale = [
  catalogueErrors.INVALID_ENTITY,
  catalogueErrors.BUNDLE_NOT_FOUND,
  listingErrors.BATCH_NOT_FOUND,
  catalogueErrors.VALIDITY_IS_OVER,
  catalogueErrors.LAST_PURCHASE_DATE_IS_OVER,
  planErrors.PLAN_NOT_FOUND,
  ...Object.values(couponErrors),
]

/** The buyer's state and the invoice's texts. Absent fields come from the profile. */
export const Billing = z.object({
  name: PersonName.optional(),
  email: Email.optional(),
  pinCode: PinCode.optional(),
  stateCode: GstState.optional(),
})

const who = {
  source: z.enum(SOURCES).optional(),
  platform: z.enum(PLATFORMS).optional(),
  /** The learner it is for; without it the chosen one. */
  userId: LearnerId.optional(),
  billing: Billing.default({}),
}

export const ordersApi = {
  makeQuote: endpoint({
    method: 'POST',
    path: '/checkout/quote',
    summary: 'Create a quote that holds for fifteen minutes (stores nothing)',
    access: 'anyone',
    body: z.object({ ...what, ...answerLanguage, ...callerFields }),
    response: SignedQuote,
    errors: [...notForSale, errors.COUPON_ON_OPEN_ORDER],
    limit: { calls: 120, perSeconds: 60 },
  }),
  buyItems: endpoint({
    method: 'POST',
    path: '/dinero/payment/buyItems',
    summary: 'Create an order from a quote, or at today’s price (repeating returns the same order)',
    access: 'household',
    body: z.object({
      ...what,
      /** The token of a quote. With it nothing else about the price is read. */
      quote: z.string().max(6_000).optional(),
      /** One that does not fit the quote is refused. */
      payType: z.enum(PAY_TYPES).optional(),
      /** The buyer ticked auto-debit for the later instalments: decision P-34. Without instalments it is not kept. */
      isAutoPaymentEnabled: z.boolean().optional(),
      /** How much of the price the wallet pays. A bank's part is nothing, or a rupee at least: decision P-33. */
      walletAmount: Paise.optional(),
      /** To pay by EMI: the plan, and what the buyer was shown would be charged. Other terms are refused. */
      emi: z.object({ planId: EmiPlanId, charged: Paise }).optional(),
      ...who,
      ...answerLanguage,
      ...callerFields,
    }),
    response: Order,
    errors: [
      ...notForSale,
      ...Object.values(enrolmentErrors),
      seatErrors.BATCH_FULL,
      ...Object.values(emiErrors),
      ...Object.values(errors),
      walletErrors.INVALID_AMOUNT,
      ledgerErrors.BALANCE_TOO_LOW,
    ],
    idempotent: true,
    limit: { calls: 60, perSeconds: 60 },
  }),
  rechargeAccount: endpoint({
    method: 'POST',
    path: '/payment/v2/rechargeAccount',
    summary: 'Create an order for a wallet recharge (repeating returns the same order)',
    access: 'household',
    body: z.object({ amount: Paise, ...who, ...answerLanguage, ...callerFields }),
    response: Order,
    errors: [...Object.values(walletErrors), errors.PAYMENT_UNDER_WAY],
    idempotent: true,
    limit: { calls: 60, perSeconds: 60 },
  }),
  getWalletPart: endpoint({
    method: 'GET',
    path: '/checkout/wallet',
    summary: 'Get the wallet balance and how much of a price it can pay',
    access: 'household',
    query: z.object({ entityId: line(64), amount: queryInt(0, 999_999_999) }),
    response: z.object({ balance: Paise, part: Paise }),
  }),
  checkAnyPreviousOrders: endpoint({
    method: 'GET',
    path: '/account/checkAnyPreviousOrders',
    summary: 'Check whether this household has made any order',
    access: 'household',
    query: z.object(callerFields),
    response: z.object({ hasPreviousOrders: z.boolean() }),
  }),
  checkIfHasPaidOrders: endpoint({
    method: 'GET',
    path: '/account/checkIfHasPaidOrders',
    summary: 'Check whether this household has bought something',
    access: 'household',
    query: z.object({ userId: LearnerId.optional(), ...callerFields }),
    response: z.object({ hasPaidOrders: z.boolean() }),
  }),
  getOrderInfo: endpoint({
    method: 'POST',
    path: '/payment/getOrderInfo',
    summary: 'Get an order with its history, and the KYC details of its household',
    access: 'household',
    supportView: 'SHOWN',
    body: z.object({ orderId: OrderId, ...callerFields }),
    response: OrderInfo,
    errors: [errors.ORDER_NOT_FOUND],
  }),
  getRefundEstimate: endpoint({
    method: 'GET',
    path: '/payment/orders/:orderId/refund-estimate',
    summary: 'Get the amounts that a refund of an order would return today',
    access: 'household',
    params: z.object({ orderId: OrderId }),
    query: z.object(callerFields),
    response: RefundEstimate,
    errors: [errors.ORDER_NOT_FOUND],
  }),
  listOrders: endpoint({
    method: 'GET',
    path: '/payment/orders',
    summary: 'List this household’s orders, newest first',
    access: 'household',
    query: z.object({ before: OrderId.optional() }),
    response: z.object({ orders: z.array(Order), hasMore: z.boolean() }),
  }),
}
