// The tools that every part of the room works with.
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
