// The token that a partner's customer brings: an expiry, a nonce and the partner's signature over both and the
// customer.
import { createHmac, hash, timingSafeEqual } from 'node:crypto'
import type { TokenState } from '#core/modules/partners/partner-code.ts'
import { later, MINUTE, toInstant, type Instant } from '#core/kernel/time.ts'

/** A partner may not sign for longer: decision L-23. */
const LONGEST = 5 * MINUTE

export interface PartnerToken {
  readonly hash: Buffer
  readonly expiresAt: Instant
}

interface CheckedToken {
  readonly state: Exclude<TokenState, 'USED'>
  /** Null for what is no token. */
  readonly expiresAt: Instant | null
  readonly hash: Buffer
}

/** Says why the token opens nothing, or that a key of the partner has signed it for this customer. */
export function checkToken(
  given: { readonly hashSid: string; readonly token: string },
  keys: readonly Buffer[],
  now: Instant,
): CheckedToken {
  const [expiry = '', nonce = '', signature = ''] = given.token.split('.')
  const hash = sha256(given.token)
  if (!/^\d{10,13}$/.test(expiry) || nonce === '' || signature === '')
    return { state: 'NOT_A_TOKEN', expiresAt: null, hash }
  const expiresAt = toInstant(Number(expiry))
  if (expiresAt <= now) return { state: 'OVER', expiresAt, hash }
  if (expiresAt > later(now, LONGEST)) return { state: 'LASTS_TOO_LONG', expiresAt, hash }
  const signed = Buffer.from(signature, 'base64url')
  const isSigned = keys.some((key) => isSame(signed, signatureOf(key, `${given.hashSid}.${expiry}.${nonce}`)))
  return { state: isSigned ? 'VALID' : 'NOT_SIGNED', expiresAt, hash }
}

/** Undefined when no key of the partner has signed it for this customer, or it is over, or made to last too long. */
export function readToken(...given: Parameters<typeof checkToken>): PartnerToken | undefined {
  const { state, expiresAt, hash } = checkToken(...given)
  return state === 'VALID' && expiresAt !== null ? { hash, expiresAt } : undefined
}

/** A token as the partner makes it. */
export function signToken(key: Buffer, hashSid: string, { expiresAt, nonce }: { expiresAt: Instant; nonce: string }) {
  const signature = signatureOf(key, `${hashSid}.${expiresAt}.${nonce}`).toString('base64url')
  return `${expiresAt}.${nonce}.${signature}`
}

/** We store only this hash of the partner's customer number. */
export function customerHash(hashSid: string): Buffer {
  return sha256(hashSid)
}

function signatureOf(key: Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest()
}

function sha256(text: string): Buffer {
  return hash('sha256', text, 'buffer')
}

function isSame(a: Buffer, b: Buffer): boolean {
  return a.length === b.length && timingSafeEqual(a, b)
}
