// The way back to the shop: what has become of the order, signed with the response key.
import { createHmac } from 'node:crypto'
import type { KnobValues } from '../knobs.ts'
import { statusIdOf, statusOf, type Order } from './order.ts'

export function returnUrl(order: Order, responseKey: string, knob: KnobValues['returnSignature']): string {
  const status = statusOf(order)
  const params = { order_id: order.orderId, status, status_id: String(statusIdOf(status)) }
  const signed = knob === 'TAMPERED' ? { ...params, status: 'CHARGED', order_id: `${order.orderId}x` } : params
  const url = new URL(order.returnUrl)
  for (const [name, value] of Object.entries(params)) url.searchParams.set(name, value)
  if (knob !== 'MISSING') {
    // Encoded once here and once more by the address: that is how it comes from the gateway.
    url.searchParams.set('signature', encodeURIComponent(signatureOf(signed, responseKey)))
    url.searchParams.set('signature_algorithm', 'HMAC-SHA256')
  }
  return url.href
}

/** Each name and value percent-encoded, sorted, joined, percent-encoded as a whole; HMAC-SHA256 in base64. */
export function signatureOf(params: Readonly<Record<string, string>>, responseKey: string): string {
  const joined = Object.entries(params)
    .map(([name, value]) => ({ name: encode(name), value: encode(value) }))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ name, value }) => `${name}=${value}`)
    .join('&')
  return createHmac('sha256', responseKey).update(encode(joined)).digest('base64')
}

function encode(text: string): string {
  return encodeURIComponent(text).replace(/[!'()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`)
}
