// Which ways to pay are offered where, and in which order. One table: what the screen greys the server refuses.
// It knows no zod.
import { paymentMethodOf, type Method } from '#core/modules/orders/paid-by.ts'
import type { PaymentMethod } from '#core/modules/instruments/instrument.ts'
import type { Platform } from './upi.ts'

/**
 * A request to a typed UPI ID ended for shops like ours on 28 February 2026, except on iOS: decision P-31. A phone pays by
 * opening its app; a QR code is for another phone. At most 36 characters of reason: decision P-18.
 */
const capabilities: Readonly<Record<Platform, readonly Method[]>> = {
  android: ['UPI_INTENT', 'UPI_QR'],
  ios: ['UPI_INTENT', 'UPI_COLLECT', 'UPI_QR'],
  app: ['UPI_INTENT', 'UPI_QR'],
  desktop: ['UPI_QR'],
}
const everywhere: readonly Method[] = ['CARD', 'NETBANKING', 'PROVIDER_WALLET', 'EMI', 'CONSUMER_FINANCE']

export function methodsOn(platform: Platform): readonly Method[] {
  return [...capabilities[platform], ...everywhere]
}

/** An EMI's terms are part of the order: an order made for one is paid by it, and no other is. */
export const EMI_METHODS = { CREDIT: 'EMI', DEBIT: 'EMI', CARDLESS: 'CONSUMER_FINANCE' } as const satisfies Record<string, Method> // prettier-ignore

interface Choice {
  readonly method: Method
  readonly bank?: string | undefined
  readonly wallet?: string | undefined
}

/** The instrument that a choice pays with: it may be down, or too good a coupon away. */
export function instrumentOf({ method, bank = '', wallet = '' }: Choice): { method: PaymentMethod; code: string } {
  const kind = paymentMethodOf(method)
  if (kind === 'NETBANKING') return { method: kind, code: bank }
  return { method: kind, code: kind === 'WALLET' ? wallet : kind }
}
