// The reads of visitors who browse. In an overload they are refused first, and they have their own database
// connections: families who pay or join, and the gateway's webhooks, always find a free connection.
import type { Endpoint } from '#core/kernel/endpoint.ts'
import type { Actor } from './actor.ts'
import type { GateSize } from './gate.ts'

/** Reads that belong to a payment, an enrolment or a calendar that somebody was given the address of. */
const TO_KEEP_GOING = /^\/(payment|salesc|calendar|userLifeCycle)\//

export function isBrowsing(actor: Actor, { access, method, cachedUntil, path }: Endpoint): boolean {
  if (actor.kind !== 'visitor' || access !== 'anyone') return false
  return (method === 'GET' || cachedUntil !== undefined) && !TO_KEEP_GOING.test(path)
}

/** Pages that lead to a payment or a login, after the language. */
const PAGES_TO_KEEP_GOING = /^(\/[a-z]{2})?\/(login|partner|pay|money-left|ask|assist|calendar)(?![\w-])/

export function isBrowsingPage(url: string): boolean {
  return !PAGES_TO_KEEP_GOING.test(url)
}

/** Reads of a family that is signed in, but for those that belong to a payment. */
export function isFamilyRead(actor: Actor, { method, path }: Endpoint): boolean {
  return actor.kind === 'household' && method === 'GET' && !TO_KEEP_GOING.test(path)
}

/** Families wait longer than visitors: they have paid. Two thousand open a test in the same moment. */
export const FOR_FAMILIES: GateSize = { mostAtOnce: 24, mostWaiting: 2_500, patienceMs: 10_000 }

/** Two hundred visitors who come in the same moment are served within a second and a half. */
export const FOR_VISITORS: GateSize = { mostAtOnce: 6, mostWaiting: 200, patienceMs: 1_500 }
