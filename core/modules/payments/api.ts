import { z } from 'zod'
import { commonErrors } from '#core/kernel/common-errors.ts'
import { endpoint } from '#core/kernel/endpoint.ts'
import { nothing } from '#core/kernel/money.ts'
import { callerFields, Instant, line, Paise, queryInt } from '#core/kernel/schemas.ts'
import { pastedDigits } from '#core/kernel/typed.ts'
import { OrderId, OrderStatus } from '#core/modules/orders/order.ts'
import { CourseType } from '#core/modules/coupons/coupon.ts'
import { ShownOffer } from '#core/modules/coupons/payment-offer.ts'
import { ledgerErrors } from '#core/modules/ledger/errors.ts'
import { orderErrors } from '#core/modules/orders/errors.ts'
import { answerLanguage } from '#core/taxonomy/schemas.ts'
import { bestPriceApi } from './best-price-api.ts'
import { paymentErrors as errors, returnErrors } from './errors.ts'
import { InstrumentOffer, MethodKey, MethodOffer, NextStep, OrderStatusAnswer, SavedCard, UpiApp } from './payment.ts'
import { PLATFORMS } from './upi.ts'

const CardReference = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/, 'not a card')
const Gateway = z.string().regex(/^[a-z]{2,20}$/, 'not a gateway')

export const paymentsApi = {
  ...bestPriceApi,
  getPaymentMethods: endpoint({
    method: 'GET',
    path: '/payment/methods',
    summary: 'List the payment methods for a device, in display order',
    access: 'anyone',
    query: z.object({
      platform: z.enum(PLATFORMS),
      appVersion: line(20).optional(),
      /**
       * The amount of the purchase after its coupon, the coupon's discount, and the course's class. They only affect what the
       * page shows.
       */
      amount: queryInt(0, 999_999_999).optional(),
      discount: queryInt(0, 999_999_999).default(0),
      courseType: CourseType.default('SUBSCRIPTION'),
    }),
    response: z.object({
      methods: z.array(MethodOffer),
      upiApps: z.array(UpiApp),
      banks: z.array(InstrumentOffer),
      wallets: z.array(InstrumentOffer),
    }),
  }),
  startPayment: endpoint({
    method: 'POST',
    path: '/payment/v2/payment-request',
    summary: 'Start a payment attempt (returns the running one, if any)',
    access: 'household',
    body: z.object({
      orderId: OrderId,
      method: MethodKey,
      platform: z.enum(PLATFORMS).default('desktop'),
      upiApp: line(20).optional(),
      vpa: line(260).optional(),
      bank: line(20).optional(),
      wallet: line(20).optional(),
      /** A saved card's reference. */
      card: CardReference.optional(),
      appVersion: line(20).optional(),
      ...callerFields,
    }),
    response: z.object({ orderId: OrderId, next: NextStep, expiresAt: Instant }),
    errors: [orderErrors.ORDER_NOT_FOUND, ledgerErrors.BALANCE_TOO_LOW, ...Object.values(errors)],
    idempotent: true,
    limit: { calls: 60, perSeconds: 60 },
  }),
  getOrderStatus: endpoint({
    method: 'GET',
    path: '/payment/v2/juspay-order-status/:orderId',
    summary: 'Get the payment status of an order (asks the gateway when due)',
    access: 'household',
    params: z.object({ orderId: OrderId }),
    query: z.object(callerFields),
    response: OrderStatusAnswer,
    errors: [orderErrors.ORDER_NOT_FOUND],
    limit: { calls: 240, perSeconds: 60 },
  }),
  returnFullBatch: endpoint({
    method: 'POST',
    path: '/payment/v2/return-full-batch',
    summary: 'Return the whole price of an order whose chosen batch was full when its payment came',
    access: 'household',
    body: z.object({ orderId: OrderId, ...callerFields }),
    response: z.object({ orderId: OrderId, status: OrderStatus }),
    errors: [orderErrors.ORDER_NOT_FOUND, returnErrors.RETURN_CLOSED],
    limit: { calls: 20, perSeconds: 60 },
  }),
  validateVpa: endpoint({
    method: 'POST',
    path: '/payment/validate-vpa',
    summary: 'Verify a UPI ID and get its holder’s initials, where UPI requests are allowed',
    access: 'household',
    body: z.object({ vpa: line(260), platform: z.enum(PLATFORMS).default('desktop'), ...callerFields }),
    response: z.object({ vpa: z.string(), verified: z.boolean(), customerName: z.string().nullable() }),
    errors: [errors.INVALID_VPA, errors.METHOD_NOT_AVAILABLE, errors.GATEWAY_AWAY],
    limit: { calls: 10, perSeconds: 60, everywhere: true },
  }),
  listCards: endpoint({
    method: 'GET',
    path: '/payment/list/cards',
    summary: 'List saved cards (last digits and issuer)',
    access: 'household',
    supportView: 'HIDDEN',
    query: z.object({ customer_id: line(64).optional(), ...callerFields }),
    response: z.object({ cards: z.array(SavedCard) }),
    errors: [errors.GATEWAY_AWAY],
    limit: { calls: 60, perSeconds: 60 },
  }),
  deleteCard: endpoint({
    method: 'DELETE',
    path: '/payment/cards/:card',
    summary: 'Delete a saved card at the gateway',
    access: 'household',
    params: z.object({ card: CardReference }),
    response: z.object({ cards: z.array(SavedCard) }),
    errors: [errors.CARD_NOT_FOUND, errors.GATEWAY_AWAY],
    limit: { calls: 20, perSeconds: 60 },
  }),
  getGatewayOffers: endpoint({
    method: 'POST',
    path: '/payment/details/offers',
    summary: 'List bank and wallet offers for an amount (empty without one)',
    access: 'anyone',
    body: z.object({
      gateway: Gateway,
      /** After the coupon. */
      finalAmount: Paise.optional(),
      /** The coupon's discount, part of the original price. An offer that does not allow as much is left out: decision P-18. */
      discount: Paise.refine((amount) => amount >= 0, 'not a discount').default(nothing),
      courseType: CourseType.default('SUBSCRIPTION'),
      ...answerLanguage,
      ...callerFields,
    }),
    response: z.object({ offers: z.array(ShownOffer) }),
    errors: [commonErrors.NOT_FOUND_ERROR],
    limit: { calls: 120, perSeconds: 60 },
  }),
  getGatewayCustomer: endpoint({
    method: 'GET',
    path: '/payment/details/:gateway/customer-id',
    summary: 'Get the gateway’s customer id of this household',
    access: 'household',
    supportView: 'HIDDEN',
    params: z.object({ gateway: Gateway }),
    response: z.object({ customerId: z.string() }),
    errors: [commonErrors.NOT_FOUND_ERROR],
  }),
  sendOtp: endpoint({
    method: 'POST',
    path: '/payment/v2/otp-request',
    summary: 'Submit the bank’s OTP for a saved card',
    access: 'household',
    body: z.object({
      orderId: OrderId,
      otp: z
        .string()
        .overwrite(pastedDigits)
        .regex(/^\d{4,8}$/, 'Enter the OTP of 4 to 8 digits.'),
      ...callerFields,
    }),
    response: OrderStatusAnswer,
    errors: [orderErrors.ORDER_NOT_FOUND, errors.INCORRECT_OTP, errors.NO_OTP_WANTED, errors.GATEWAY_AWAY],
    limit: { calls: 10, perSeconds: 60, everywhere: true },
  }),
}
