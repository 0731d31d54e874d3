// Times and ids as LiveKit writes them.
import { randomBytes } from 'node:crypto'
import { later, type Clock, type Instant } from '#core/kernel/time.ts'
import type { Knobs } from '../knobs.ts'

/** The room's own clock. A tester may set it wrong, for one room or for all. */
export function roomClock({ now, knobs }: { readonly now: Clock; readonly knobs: Knobs }, room?: string): Instant {
  const { roomClockAheadMs, roomClockBehindMs } = knobs.of(room)
  return later(now(), roomClockAheadMs - roomClockBehindMs)
}

/** An id as LiveKit makes them: "PA_" and twelve letters or digits. */
export function newSid(prefix: string): string {
  return prefix + randomBytes(9).toString('base64url').replace(/[-_]/g, 'x')
}

/** Times of the protocol are in seconds, milliseconds and nanoseconds. */
export function inSeconds(now: Clock): bigint {
  return BigInt(Math.floor(now() / 1_000))
}
export function inMilliseconds(now: Clock): bigint {
  return BigInt(now())
}
export function inNanoseconds(now: Clock): bigint {
  return BigInt(now()) * 1_000_000n
}
