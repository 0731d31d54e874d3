// Bearer tokens: sessions, invitations, tickets, calendars. The database stores only their hashes, so its readers learn
// no token.
import { hash, randomBytes } from 'node:crypto'

/** 256 random bits, fit for a cookie or an address. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** The stored form of a token. */
export function hashOf(token: string): Buffer {
  return hash('sha256', token, 'buffer')
}
