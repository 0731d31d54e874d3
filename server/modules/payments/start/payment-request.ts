import type { Method } from '#core/modules/orders/paid-by.ts'
import type { Platform } from '#core/modules/payments/upi.ts'

/** How a family wants to pay an order. */
export interface PaymentRequest {
  readonly orderId: string
  readonly method: Method
  readonly platform: Platform
  readonly upiApp?: string | undefined
  readonly vpa?: string | undefined
  readonly appVersion?: string | undefined
  readonly bank?: string | undefined
  readonly wallet?: string | undefined
  /** A saved card's reference. */
  readonly card?: string | undefined
}
