// Passwords are kept as scrypt hashes; what an authenticator shares with us is sealed with the installation's secret.
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { createGate } from '#server/platform/access/gate.ts'

/** 2^15 rounds with blocks of 8: 32 MB and about a tenth of a second. */
const COST = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 }
const HASH_BYTES = 32

/**
 * Node has four threads for this, for files and for compressing pages. Strangers who try to log in get two of them, and only few may
 * wait. Browsers in which a member has logged in before come first.
 */
const twoAtOnce = createGate({ mostAtOnce: 2, mostWaiting: 40, patienceMs: 5_000 })

/** Says whether the one who waits is known: somebody with a session, a link that was mailed, or a browser known to the member. */
interface Waiting {
  readonly isKnown: boolean
}

/** "scrypt$32768$<salt>$<hash>". Throws SERVICE_UNAVAILABLE when too many wait. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const hash = await derive(password, salt, { N: COST.N, isKnown: true })
  return ['scrypt', COST.N, salt.toString('base64url'), hash.toString('base64url')].join('$')
}

/**
 * Takes the same time for an unknown login as for a known one, so the time does not reveal who has a login. Throws
 * SERVICE_UNAVAILABLE when too many wait.
 */
export async function isPassword(password: string, kept: string | null, { isKnown }: Waiting): Promise<boolean> {
  const [, rounds = '', salt = '', hash = ''] = (kept ?? NOBODYS).split('$')
  const derived = await derive(password, Buffer.from(salt, 'base64url'), { N: Number(rounds), isKnown })
  const wanted = Buffer.from(hash, 'base64url')
  return kept !== null && derived.length === wanted.length && timingSafeEqual(derived, wanted)
}

const NOBODYS = `scrypt$${COST.N}$${'A'.repeat(22)}$${'A'.repeat(43)}`

function derive(password: string, salt: Buffer, { N, isKnown }: Waiting & { readonly N: number }): Promise<Buffer> {
  const work = () =>
    new Promise<Buffer>((resolve, reject) => {
      scrypt(password.normalize('NFKC'), salt, HASH_BYTES, { ...COST, N }, (error, key) =>
        error ? reject(error) : resolve(key),
      )
    })
  return twoAtOnce.pass(work, { isPreferred: isKnown })
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
