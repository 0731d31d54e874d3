// Passwords are kept as scrypt hashes; what an authenticator shares with us is sealed with the installation's secret.
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes, scrypt, timingSafeEqual } from 'node:crypto'

/** 2^15 rounds with blocks of 8: 32 MB and about a tenth of a second. */
const COST = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 }
const HASH_BYTES = 32

/** "scrypt$32768$<salt>$<hash>" */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const hash = await derive(password, salt, COST.N)
  return ['scrypt', COST.N, salt.toString('base64url'), hash.toString('base64url')].join('$')
}

/** Takes the same time for an unknown login as for a known one, so the time does not reveal who has a login. */
export async function isPassword(password: string, kept: string | null): Promise<boolean> {
  const [, rounds = '', salt = '', hash = ''] = (kept ?? NOBODYS).split('$')
  const derived = await derive(password, Buffer.from(salt, 'base64url'), Number(rounds))
  const wanted = Buffer.from(hash, 'base64url')
  return kept !== null && derived.length === wanted.length && timingSafeEqual(derived, wanted)
}

const NOBODYS = `scrypt$${COST.N}$${'A'.repeat(22)}$${'A'.repeat(43)}`

function derive(password: string, salt: Buffer, N: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, HASH_BYTES, { ...COST, N }, (error, key) =>
      error ? reject(error) : resolve(key),
    )
  })
}

/** AES-256-GCM: nonce, tag and text in one. */
export function seal(secret: string, text: string): string {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret), nonce)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** Throws when it was sealed with another secret or has been changed. */
export function unseal(secret: string, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url')
  const cipher = createDecipheriv('aes-256-gcm', keyOf(secret), bytes.subarray(0, 12))
  cipher.setAuthTag(bytes.subarray(12, 28))
  return Buffer.concat([cipher.update(bytes.subarray(28)), cipher.final()]).toString('utf8')
}

function keyOf(secret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', 'staff authenticators', 32))
}
