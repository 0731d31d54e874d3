// Time-based one-time codes: RFC 6238 with SHA-1, six digits and steps of thirty seconds, as every authenticator app has them.
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { PRODUCT } from '#core/kernel/product.ts'
import { SECOND, type Instant } from '#core/kernel/time.ts'

const STEP = 30 * SECOND
/** A phone's clock may be one step off. */
const DRIFT = 1
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** 160 random bits in base 32, as an authenticator app reads them. */
export function newSecret(): string {
  return [...randomBytes(32)].map((byte) => ALPHABET[byte % 32]).join('')
}

/** The step this code belongs to, if it is right now and later than the last one that was used; undefined when it is wrong. */
export function acceptedStep(secret: string, code: string, at: Instant, lastUsed: number): number | undefined {
  const now = Math.floor(at / STEP)
  const steps = Array.from({ length: 2 * DRIFT + 1 }, (_, i) => now - DRIFT + i)
  return steps.find((step) => step > lastUsed && isSame(codeOfStep(secret, step), code))
}

export function codeAt(secret: string, at: Instant): string {
  return codeOfStep(secret, Math.floor(at / STEP))
}

/** The link that an authenticator app reads, directly or as a QR code. */
export function authenticatorUrl(email: string, secret: string): string {
  const issuer = encodeURIComponent(`${PRODUCT.name} console`)
  return `otpauth://totp/${issuer}:${encodeURIComponent(email)}?secret=${secret}&issuer=${issuer}`
}

function codeOfStep(secret: string, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const digest = createHmac('sha1', fromBase32(secret)).update(counter).digest()
  const offset = (digest.at(-1) ?? 0) & 15
  const number = digest.readUInt32BE(offset) & 0x7fffffff
  return String(number % 1_000_000).padStart(6, '0')
}

function fromBase32(text: string): Buffer {
  const bits = [...text].map((letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

function isSame(a: string, b: string): boolean {
  return a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))
}
