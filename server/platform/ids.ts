import { randomFillSync } from 'node:crypto'
import type { Clock } from '#core/kernel/time.ts'

const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz'

/**
 * Makes ids such as ord01m4x8y2k3f7q9w2zt: a kind of three letters, 48 bits of time, 40 bits of chance. Time-ordered, so
 * index pages fill up in order, and 21 characters long, which is all a payment gateway takes.
 */
export function createIds(now: Clock) {
  return (kind: string): string => `${kind}${timePart(now())}${chancePart()}`
}

function timePart(epochMs: number): string {
  let rest = epochMs
  let text = ''
  for (let i = 0; i < 10; i += 1) {
    text = LETTERS[rest % 32] + text
    rest = Math.floor(rest / 32)
  }
  return text
}

const CHANCE_LETTERS = 8
/** Fetched for many ids at once: every request has one, and by itself its chance would cost more than the rest of it. */
const chance = new Uint8Array(512 * CHANCE_LETTERS)
let used = chance.length

function chancePart(): string {
  if (used === chance.length) {
    randomFillSync(chance)
    used = 0
  }
  let text = ''
  for (const end = used + CHANCE_LETTERS; used < end; used += 1) text += LETTERS[(chance[used] ?? 0) % 32]
  return text
}
