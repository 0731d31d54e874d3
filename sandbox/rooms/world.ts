// What every part of the room works with.
import { randomBytes } from 'node:crypto'
import type { Clock } from '#core/kernel/time.ts'
import type { Knobs } from '../knobs.ts'
import type { Timers } from '../timers.ts'
import type { Ability } from './media/ability.ts'
import type { ApiKey } from './tokens.ts'
import type { RoomWebhooks } from './webhooks.ts'

export interface World {
  readonly now: Clock
  readonly knobs: Knobs
  readonly timers: Timers
  readonly apiKey: ApiKey
  readonly ability: Ability
  readonly webhooks: RoomWebhooks
}

/** The room's own clock, in epoch milliseconds: a tester may set it wrong, for one room or for all. */
export function roomClock({ now, knobs }: Pick<World, 'now' | 'knobs'>, room?: string): number {
  const { roomClockAheadMs, roomClockBehindMs } = knobs.of(room)
  return now() + roomClockAheadMs - roomClockBehindMs
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
