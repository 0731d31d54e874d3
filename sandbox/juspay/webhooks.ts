// Tells the shop what has happened: HTTP Basic, JSON, again and again until it answers 2xx.
import { Agent } from 'undici'
import { isoString, type Clock, type Instant } from '#core/kernel/time.ts'
import type { Credentials } from '../config.ts'
import type { Knobs } from '../knobs.ts'
import { postCallback } from '../post-callback.ts'
import type { Records } from '../records.ts'
import type { Timers } from '../timers.ts'
import { hex } from './order-book.ts'

/** Seconds after the first try; then every minute, for half an hour. */
const RETRIES = [0, 2, 6, 14, 30]
const EVERY_SECONDS = 60
const GIVE_UP_SECONDS = 30 * 60
const ANSWER_WITHIN_MS = 10_000

export interface Delivery {
  readonly id: string
  readonly orderId: string
  readonly eventName: string
  readonly body: string
  readonly createdAt: Instant
  tries: number
  /** The last answer's status, or why there was none. */
  outcome: string
}

export interface Webhooks {
  readonly announce: (orderId: string, eventName: string, content: object) => void
  /** The deliveries about this order, oldest first. */
  readonly of: (orderId: string) => readonly Delivery[]
  readonly sendTo: (url: string) => void
  readonly close: () => Promise<void>
}

interface Tools {
  readonly now: Clock
  readonly knobs: Knobs
  readonly records: Records
  readonly timers: Timers
  readonly credentials: Credentials
}

/** Kept for the order's page. */
const MOST_REMEMBERED = 2_000

export function createWebhooks(tools: Tools, url: string): Webhooks {
  const agent = new Agent({ connections: 16, pipelining: 1, connect: { timeout: 3_000 } })
  const post: Post = { ...tools, agent, url, held: new Map() }
  const remembered: Delivery[] = []
  for (const unsent of tools.records.all<Delivery>('delivery')) void deliver(post, unsent)
  return {
    announce(orderId, eventName, content) {
      const { webhooks, webhooksReversed } = tools.knobs.of(orderId)
      if (!webhooks) return
      const delivery = newDelivery(orderId, eventName, content, tools.now())
      if (remembered.push(delivery) > MOST_REMEMBERED) remembered.shift()
      tools.records.save('delivery', delivery.id, delivery)
      if (webhooksReversed) hold(post, delivery)
      else send(post, delivery)
    },
    of: (orderId) => remembered.filter((each) => each.orderId === orderId),
    sendTo: (other) => void (post.url = other),
    close: () => agent.destroy(),
  }
}

interface Post extends Tools {
  readonly agent: Agent
  url: string
  readonly held: Map<string, Delivery[]>
}

/** Newest first, once a second has passed. */
function hold(post: Post, delivery: Delivery): void {
  const { orderId } = delivery
  const waiting = post.held.get(orderId)
  if (waiting) return void waiting.unshift(delivery)
  post.held.set(orderId, [delivery])
  post.timers.after(1_000, () => {
    for (const each of post.held.get(orderId) ?? []) send(post, each)
    post.held.delete(orderId)
  })
}

function send(post: Post, delivery: Delivery): void {
  const { webhookDelayMs, webhookCopies } = post.knobs.of(delivery.orderId)
  const all = () => {
    for (let copy = 0; copy < webhookCopies; copy += 1) void deliver(post, delivery)
  }
  if (webhookDelayMs > 0) post.timers.after(webhookDelayMs, all)
  else all()
}

async function deliver(post: Post, delivery: Delivery, attempt = 0): Promise<void> {
  const next = secondsAfter(attempt + 1)
  if ((await isTaken(post, delivery)) || next > GIVE_UP_SECONDS) return post.records.remove('delivery', delivery.id)
  post.timers.after((next - secondsAfter(attempt)) * 1_000, () => void deliver(post, delivery, attempt + 1))
}

async function isTaken({ agent, url, knobs, credentials }: Post, delivery: Delivery): Promise<boolean> {
  const { webhookUser, webhookPassword } = credentials
  const password = knobs.of(delivery.orderId).webhooksForged ? 'a-wrong-password' : webhookPassword
  delivery.tries += 1
  const { status, text } = await postCallback({
    agent,
    url,
    headers: {
      authorization: basic(webhookUser, password),
      'content-type': 'application/json',
      version: '2023-06-30',
    },
    body: delivery.body,
    answerWithinMs: ANSWER_WITHIN_MS,
  })
  delivery.outcome = text
  return status >= 200 && status < 300
}

function newDelivery(orderId: string, eventName: string, content: object, at: Instant): Delivery {
  const id = `evt_V2_${hex(16)}`
  const body = JSON.stringify({ id, date_created: `${isoString(at).slice(0, 19)}Z`, event_name: eventName, content })
  return { id, orderId, eventName, body, createdAt: at, tries: 0, outcome: '' }
}

function secondsAfter(attempt: number): number {
  const last = RETRIES.length - 1
  return RETRIES[attempt] ?? (RETRIES[last] ?? 0) + (attempt - last) * EVERY_SECONDS
}

function basic(user: string, password: string): string {
  return `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`
}
