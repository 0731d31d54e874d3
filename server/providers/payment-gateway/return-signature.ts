// The signature on the address by which a payer comes back: payments reference, section 3.
import { createHmac, timingSafeEqual } from 'node:crypto'

/** True when the gateway signed these parameters. Never throws. */
export function isSignedReturn(query: Readonly<Record<string, unknown>>, responseKey: string): boolean {
  const { signature, signature_algorithm: algorithm, ...params } = query
  if (typeof signature !== 'string' || algorithm !== 'HMAC-SHA256') return false
  if (!Object.values(params).every((value) => typeof value === 'string')) return false
  const expected = Buffer.from(signReturn(params as Record<string, string>, responseKey)) // each was just checked
  const given = Buffer.from(decoded(signature))
  return given.length === expected.length && timingSafeEqual(given, expected)
}

/** Names and values percent-encoded, sorted by name, joined, percent-encoded as a whole; HMAC-SHA256 in base64. */
export function signReturn(params: Readonly<Record<string, string>>, responseKey: string): string {
  const pairs = Object.entries(params).map(([name, value]) => [encode(name), encode(value)] as const)
  const joined = pairs
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map((pair) => pair.join('='))
    .join('&')
  return createHmac('sha256', responseKey).update(encode(joined)).digest('base64')
}

/** Also encodes the characters that encodeURIComponent skips. */
function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed()).replace(
    /[!'()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}

/** The gateway encodes it once more than the address needs; base64 itself holds no percent sign. */
function decoded(signature: string): string {
  try {
    return decodeURIComponent(signature)
  } catch {
    return signature
  }
}
