// The secrets of a test in school: the ticket of a device, and the coordinator's PIN. Neither is stored as it is.
import { createHmac, hash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import { CODE_LENGTH, CODE_LETTERS } from '#core/modules/inschool/session.ts'
import type { Ctx } from '#server/platform/context.ts'

export function newTicket(): string {
  return randomBytes(24).toString('base64url')
}

export function newCode(): string {
  return Array.from({ length: CODE_LENGTH }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join('')
}

export function hashOf(ticket: string): string {
  return hash('sha256', ticket)
}

/** Under the key of the installation: four digits are soon tried out by somebody who has only the table. */
export function pinHashOf({ settings }: Pick<Ctx, 'settings'>, code: string, pin: string): string {
  return createHmac('sha256', settings.secret).update(`school pin ${code} ${pin}`).digest('hex')
}

export function isSameHash(a: string, b: string): boolean {
  return a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))
}
