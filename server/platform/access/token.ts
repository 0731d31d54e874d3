// Secrets by which whoever carries one is known: sessions, invitations, tickets, calendars. Whoever reads the database learns none.
import { hash, randomBytes } from 'node:crypto'

/** 256 random bits, fit for a cookie or an address. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** What is kept of one. */
export function hashOf(token: string): Buffer {
  return hash('sha256', token, 'buffer')
}
