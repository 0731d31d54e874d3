// The calls that we need from any payment gateway, in our own words and in paise.
import type { Paise } from '#core/kernel/money.ts'
import type { Instant } from '#core/kernel/time.ts'
import type { GatewayOrder, GatewayRefund } from '#core/modules/payments/gateway-order.ts'
import type { Method } from '#core/modules/orders/paid-by.ts'
import type { SavedCard, UpiPayload } from '#core/modules/payments/payment.ts'
import { ServiceFault } from '../service-fault.ts'
import type { MandateGateway } from './mandate-port.ts'

export type {
  GatewayOrder,
  GatewayRefund,
  GatewayStatus,
  GatewayTransaction,
} from '#core/modules/payments/gateway-order.ts'
export type { GatewayMandate, GatewayNotice } from './mandate-port.ts'
export type { Method } from '#core/modules/orders/paid-by.ts'
export type { UpiPayload } from '#core/modules/payments/payment.ts'

export interface PaymentGateway extends MandateGateway {
  readonly name: string
  /**
   * Makes the order at the gateway and starts an attempt to pay it. The order is made once: a second attempt finds it, and so
   * does one that says it is the first and is not. Throws a GatewayFault.
   */
  readonly startPayment: (payment: NewPayment) => Promise<StartedPayment>
  /** The truth about an order. Throws a GatewayFault. An order that the gateway does not know is NOT_FOUND. */
  readonly readOrder: (orderId: string) => Promise<GatewayOrder>
  /**
   * Its own list of the orders made since then, a page at a time. An order may come twice, and its id need not be one of
   * ours. Throws a GatewayFault.
   */
  readonly listOrders: (since: Instant) => AsyncIterable<readonly GatewayOrder[]>
  /** Gives money back to where it came from. The same refundId has one effect. Throws a GatewayFault. */
  readonly refund: (refund: { orderId: string; refundId: string; amount: Paise }) => Promise<GatewayRefund>
  /** The cards a customer has left with it. Throws a GatewayFault. */
  readonly listCards: (customerId: string) => Promise<readonly StoredCard[]>
  /** Throws a GatewayFault. */
  readonly deleteCard: (token: string) => Promise<void>
  /**
   * Answers a bank's question for a one-time password without its page. NOT_ASKED when it asks for none. Throws a
   * GatewayFault.
   */
  readonly submitOtp: (orderId: string, otp: string) => Promise<'ACCEPTED' | 'WRONG' | 'NOT_ASKED'>
  readonly verifyVpa: (vpa: string) => Promise<{ readonly isValid: boolean; readonly customerName: string | undefined }>
  /**
   * Reads a webhook. Only its credentials prove the sender. Its content is a hint, and the order is read again from the
   * gateway.
   */
  readonly readWebhook: (request: { authorization: string | undefined; body: string }) => WebhookReading
  /** A return to our pages. A hint, never settlement. */
  readonly readReturn: (query: Readonly<Record<string, unknown>>) => {
    readonly orderId: string | undefined
    readonly isGenuine: boolean
  }
}

export interface NewPayment {
  readonly orderId: string
  /** No attempt of this order has been started before, as far as is known. */
  readonly isFirst: boolean
  readonly amount: Paise
  /** Whose order it is, at the gateway. */
  readonly customerId: string
  readonly phone: string
  readonly email: string | undefined
  readonly description: string
  readonly returnUrl: string
  readonly expiresAt: Instant
  readonly now: Instant
  /** How long it may take, repetitions included. */
  readonly withinMs?: number | undefined
  readonly method: Method
  readonly upiApp: string | undefined
  readonly vpa: string | undefined
  readonly bank: string | undefined
  /** A provider's wallet: "PHONEPE". */
  readonly wallet?: string | undefined
  /** The token of a card that is kept at the gateway. Without one a card is typed on the gateway's page. */
  readonly cardToken?: string | undefined
  readonly emi?: EmiChoice | undefined
}

export interface EmiChoice {
  /** "HDFC" */
  readonly issuer: string
  readonly months: number
  readonly isNoCost: boolean
}

/** The facts about a kept card. They never include its number. */
export interface StoredCard extends SavedCard {
  /** The gateway's word for it: it pays, so it is not shown to anybody. */
  readonly token: string
}

export interface StartedPayment {
  readonly transactionId: string | undefined
  readonly upi: UpiPayload | undefined
  readonly redirectUrl: string | undefined
  /** The bank of a saved card takes its one-time password through `submitOtp` too. */
  readonly takesOtp?: boolean
}

export type WebhookReading =
  | { readonly kind: 'FORGED' }
  | { readonly kind: 'UNREADABLE' }
  | {
      readonly kind: 'EVENT'
      readonly eventId: string
      readonly eventName: string
      /** The id that the event is about: an order's, a mandate's, or another of ours. */
      readonly orderId: string | undefined
      /** Its content, without the parts that may not be kept. */
      readonly kept: string
    }

/** How a call to the gateway went wrong. */
export class GatewayFault extends ServiceFault {
  override name = 'GatewayFault'
}
