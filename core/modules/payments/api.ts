import { z } from 'zod'
import { endpoint } from '#core/kernel/endpoint.ts'
import { callerFields, line } from '#core/kernel/schemas.ts'
import { OrderId } from '#core/modules/orders/order.ts'
import { orderErrors } from '#core/modules/orders/errors.ts'
import { paymentErrors as errors } from './errors.ts'
import { Bank, MethodKey, MethodOffer, NextStep, OrderStatusAnswer, UpiApp } from './payment.ts'
import { PLATFORMS } from './upi.ts'
import { Instant } from '#core/kernel/schemas.ts'

export const paymentsApi = {
  getPaymentMethods: endpoint({
    method: 'GET',
    path: '/payment/methods',
    summary: 'The ways to pay on this kind of device, in the order to show them',
    access: 'anyone',
    query: z.object({ platform: z.enum(PLATFORMS), appVersion: line(20).optional() }),
    response: z.object({ methods: z.array(MethodOffer), upiApps: z.array(UpiApp), banks: z.array(Bank) }),
  }),
  startPayment: endpoint({
    method: 'POST',
    path: '/payment/v2/payment-request',
    summary: 'Start an attempt to pay an order. While one is under way it is answered again',
    access: 'household',
    body: z.object({
      orderId: OrderId,
      method: MethodKey,
      platform: z.enum(PLATFORMS).default('desktop'),
      upiApp: line(20).optional(),
      vpa: line(260).optional(),
      bank: line(20).optional(),
      ...callerFields,
    }),
    response: z.object({ orderId: OrderId, next: NextStep, expiresAt: Instant }),
    errors: [orderErrors.ORDER_NOT_FOUND, ...Object.values(errors)],
    idempotent: true,
    limit: { calls: 60, perSeconds: 60 },
  }),
  getOrderStatus: endpoint({
    method: 'GET',
    path: '/payment/v2/juspay-order-status/:orderId',
    summary: 'What has become of an order; asks the gateway when that is due',
    access: 'household',
    params: z.object({ orderId: OrderId }),
    query: z.object(callerFields),
    response: OrderStatusAnswer,
    errors: [orderErrors.ORDER_NOT_FOUND],
    limit: { calls: 240, perSeconds: 60 },
  }),
  validateVpa: endpoint({
    method: 'POST',
    path: '/payment/validate-vpa',
    summary: 'Whether a UPI ID exists and in whose name, where a request to one is still allowed',
    access: 'household',
    body: z.object({ vpa: line(260), platform: z.enum(PLATFORMS).default('desktop'), ...callerFields }),
    response: z.object({ vpa: z.string(), verified: z.boolean(), customerName: z.string().nullable() }),
    errors: [errors.INVALID_VPA, errors.METHOD_NOT_AVAILABLE, errors.GATEWAY_AWAY],
    limit: { calls: 10, perSeconds: 60 },
  }),
}
