// The ways by which an order can be paid. Which of them are offered where: core/modules/payments/methods.ts. It knows no zod.
import type { PAYMENT_METHODS } from '#core/taxonomy/payment-method.ts'

/** A PROVIDER_WALLET is PhonePe's or Paytm's; our own wallet is no way to pay but a part of the price. EMI is on a card. */
export const METHODS = [
  'UPI_INTENT',
  'UPI_QR',
  'UPI_COLLECT',
  'CARD',
  'NETBANKING',
  'PROVIDER_WALLET',
  'EMI',
  'CONSUMER_FINANCE',
] as const
export type Method = (typeof METHODS)[number]

/** How an attempt was made: by one of these, or under a mandate that the payer gave before. */
export const PAID_BY = [...METHODS, 'MANDATE'] as const
export type PaidBy = (typeof PAID_BY)[number]

/** How an order was paid: by a charged attempt, or wholly from the Kandil wallet. */
export const ORDER_PAID_BY = [...PAID_BY, 'OWN_WALLET'] as const
export type OrderPaidBy = (typeof ORDER_PAID_BY)[number]

/** The way in the words of the gateway, by which offers and outages are kept: one word for all ways of UPI. */
export function paymentMethodOf(method: Method): (typeof PAYMENT_METHODS)[number] {
  if (method === 'PROVIDER_WALLET') return 'WALLET'
  if (method === 'UPI_COLLECT' || method === 'UPI_INTENT' || method === 'UPI_QR') return 'UPI'
  return method
}
