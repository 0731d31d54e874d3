// Webhooks as LiveKit sends them: JSON, with a token in the Authorization header (without "Bearer") that vouches for the body.
import { createHash, randomUUID } from 'node:crypto'
import { WebhookEvent } from '@livekit/protocol'
import { Agent } from 'undici'
import type { Clock } from '#core/kernel/time.ts'
import type { Knobs } from '../knobs.ts'
import { postCallback } from '../post-callback.ts'
import type { Timers } from '../timers.ts'
import { signWebhook, type ApiKey } from './tokens.ts'
import { inSeconds, roomClock } from './clock.ts'

export type EventFields = NonNullable<ConstructorParameters<typeof WebhookEvent>[0]>

export interface RoomDelivery {
  readonly id: string
  readonly room: string
  readonly event: string
  readonly body: string
  /** The last answer's status, or why there was none. */
  outcome: string
}

export interface RoomWebhooks {
  readonly announce: (room: string, event: string, fields: EventFields) => void
  /** The deliveries about this room, oldest first. */
  readonly of: (room: string) => readonly RoomDelivery[]
  readonly sendTo: (url: string) => void
  readonly close: () => Promise<void>
}

interface Tools {
  readonly now: Clock
  readonly knobs: Knobs
  readonly timers: Timers
  readonly apiKey: ApiKey
}

interface Post extends Tools {
  readonly agent: Agent
  url: string
  readonly held: Map<string, RoomDelivery[]>
  /** One at a time for each room, so that their order is kept. */
  readonly queues: Map<string, Promise<void>>
}

const MOST_REMEMBERED = 500
/** After these waits it is sent again while the other side is away or broken. */
const RETRY_AFTER_MS = [250, 1_000, 4_000]
const ANSWER_WITHIN_MS = 5_000
const HOLD_MS = 1_000

export function createRoomWebhooks(tools: Tools, url: string): RoomWebhooks {
  const agent = new Agent({ connections: 8, pipelining: 1, connect: { timeout: 3_000 } })
  const post: Post = { ...tools, agent, url, held: new Map(), queues: new Map() }
  const remembered: RoomDelivery[] = []
  return {
    announce(room, event, fields) {
      const { roomWebhooks, roomLeaves, roomWebhooksReversed } = tools.knobs.of(room)
      if (!roomWebhooks || (event === 'participant_left' && !roomLeaves)) return
      const delivery = newDelivery(tools.now, room, event, fields)
      if (remembered.push(delivery) > MOST_REMEMBERED) remembered.shift()
      if (roomWebhooksReversed) hold(post, delivery)
      else send(post, delivery)
    },
    of: (room) => remembered.filter((each) => each.room === room),
    sendTo: (other) => void (post.url = other),
    close: () => agent.destroy(),
  }
}

function newDelivery(now: Clock, room: string, event: string, fields: EventFields): RoomDelivery {
  const id = `EV_${randomUUID().replaceAll('-', '').slice(0, 12)}`
  const body = new WebhookEvent({ ...fields, event, id, createdAt: inSeconds(now) }).toJsonString()
  return { id, room, event, body, outcome: '' }
}

/** Newest first, once a second has passed. */
function hold(post: Post, delivery: RoomDelivery): void {
  const { room } = delivery
  const waiting = post.held.get(room)
  if (waiting) return void waiting.unshift(delivery)
  post.held.set(room, [delivery])
  post.timers.after(HOLD_MS, () => {
    for (const each of post.held.get(room) ?? []) send(post, each)
    post.held.delete(room)
  })
}

function send(post: Post, delivery: RoomDelivery): void {
  const { roomWebhookDelayMs, roomWebhookCopies } = post.knobs.of(delivery.room)
  const enqueue = () => {
    for (let copy = 0; copy < roomWebhookCopies; copy += 1) {
      const before = post.queues.get(delivery.room) ?? Promise.resolve()
      const sent = before.then(() => deliver(post, delivery))
      post.queues.set(delivery.room, sent)
      void sent.then(() => post.queues.get(delivery.room) === sent && post.queues.delete(delivery.room))
    }
  }
  if (roomWebhookDelayMs > 0) post.timers.after(roomWebhookDelayMs, enqueue)
  else enqueue()
}

async function deliver(post: Post, delivery: RoomDelivery): Promise<void> {
  for (const wait of [...RETRY_AFTER_MS, undefined]) {
    if ((await isDone(post, delivery)) || wait === undefined) return
    await new Promise<void>((resolve) => post.timers.after(wait, resolve))
  }
}

/** False when it is worth another try. */
async function isDone(post: Post, delivery: RoomDelivery): Promise<boolean> {
  const { room, body } = delivery
  const { key, secret } = post.apiKey
  const apiKey = post.knobs.of(room).roomWebhooksForged ? { key, secret: `${secret}, forged` } : post.apiKey
  const sha256 = createHash('sha256').update(body).digest('base64')
  const authorization = await signWebhook(apiKey, sha256, roomClock(post, room))
  const { status, text } = await postCallback({
    agent: post.agent,
    url: post.url,
    headers: { authorization, 'content-type': 'application/webhook+json' },
    body,
    answerWithinMs: ANSWER_WITHIN_MS,
  })
  delivery.outcome = text
  return status > 0 && status < 500
}
