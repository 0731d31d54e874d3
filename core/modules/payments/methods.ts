// Which ways to pay are offered where, and in which order. One table: what the screen greys the server refuses.
// It knows no zod.
import type { Platform } from './upi.ts'

export const METHODS = ['UPI_INTENT', 'UPI_QR', 'UPI_COLLECT', 'CARD', 'NETBANKING'] as const
export type Method = (typeof METHODS)[number]

/**
 * A request to a typed UPI ID ended for shops like ours on 28 February 2026, except on iOS: decision P-31. A phone pays by
 * opening its app; a QR code is for another phone. At most 36 characters of reason: decision P-18.
 */
const capabilities: Readonly<Record<Platform, readonly Method[]>> = {
  android: ['UPI_INTENT', 'UPI_QR', 'CARD', 'NETBANKING'],
  ios: ['UPI_INTENT', 'UPI_COLLECT', 'UPI_QR', 'CARD', 'NETBANKING'],
  app: ['UPI_INTENT', 'UPI_QR', 'CARD', 'NETBANKING'],
  desktop: ['UPI_QR', 'CARD', 'NETBANKING'],
}

export function methodsOn(platform: Platform): readonly Method[] {
  return capabilities[platform]
}

/** Netbanking's first five, in the specification's order: commerce, section 3. */
export const FIRST_BANKS = [
  { code: 'NB_HDFC', name: 'HDFC Bank' },
  { code: 'NB_SBI', name: 'State Bank of India' },
  { code: 'NB_AXIS', name: 'Axis Bank' },
  { code: 'NB_ICICI', name: 'ICICI Bank' },
  { code: 'NB_KOTAK', name: 'Kotak Mahindra Bank' },
] as const
