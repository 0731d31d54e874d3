// Hands the events of this and other processes to the streams that are open here. One read of the database serves all of them,
// however many events were announced meanwhile. Without a stream nothing is read.
import type { Clock } from '#core/kernel/time.ts'
import type { Database } from '#server/platform/database/db.ts'
import { ANNOUNCED_EVENTS, type Signals } from '#server/platform/database/signals.ts'
import type { Log } from '#server/platform/log.ts'
import { cursorText, type Cursor } from './cursor.ts'
import { listEvents, type EventPage, type StreamEvent } from './event-store.ts'

export interface Follower {
  readonly topics: readonly string[]
  /** `text` is the event as it goes out, made once for everybody. */
  readonly take: (event: StreamEvent, text: string) => void
  /** Everything up to here was handed over. */
  readonly mark: (cursor: Cursor) => void
}

export interface EventHub {
  /** Resolves when every event of a later commit will be handed over. */
  readonly join: (follower: Follower) => Promise<void>
  readonly leave: (follower: Follower) => void
  /** Reads what is new, and marks every follower's place. */
  readonly beat: () => Promise<void>
}

export interface HubTools {
  readonly db: Database
  readonly now: Clock
  readonly signals: Signals
  readonly log: Log
}

const RETRY_MS = 500

export function createEventHub({ db, now, signals, log }: HubTools): EventHub {
  const followers = createFollowers()
  const place = createPlace()
  let reading: Promise<void> | undefined
  let isStale = false

  signals.onSignal((topic) => {
    if (topic === ANNOUNCED_EVENTS) void read()
  })
  signals.onGap(() => void read())

  /** One read at a time. Resolves after a read that began after the call. */
  async function read(): Promise<void> {
    if (followers.isEmpty()) return
    isStale = true
    await (reading ??= readWhileStale())
  }

  async function readWhileStale(): Promise<void> {
    while (isStale) {
      isStale = false
      try {
        take(await listEvents(db, place.next()))
      } catch (fault) {
        log.fault('events not read', fault)
        setTimeout(() => void read(), RETRY_MS).unref()
      }
    }
    reading = undefined
  }

  function take({ events, low }: EventPage): void {
    const before = cursorText({ low: place.next().low ?? low, time: now() })
    const touched = handOver(events, followers.of, before)
    place.move(events, low)
    // The last one has left meanwhile.
    if (followers.isEmpty()) place.forget()
    for (const follower of touched) follower.mark({ low, time: now() })
  }

  return {
    async join(follower) {
      followers.add(follower)
      if (place.next().low === undefined) await read()
    },
    leave(follower) {
      followers.delete(follower)
      if (followers.isEmpty()) place.forget()
    },
    async beat() {
      await read()
      const { low } = place.next()
      if (low !== undefined) for (const follower of followers.all()) follower.mark({ low, time: now() })
    },
  }
}

/** Answers the followers that got one. */
function handOver(
  events: readonly StreamEvent[],
  followersOf: (topic: string) => ReadonlySet<Follower>,
  cursor: string,
): ReadonlySet<Follower> {
  const touched = new Set<Follower>()
  for (const event of events) {
    const followers = followersOf(event.topic)
    const text = followers.size > 0 ? messageText(event, cursor) : ''
    for (const follower of followers) {
      follower.take(event, text)
      touched.add(follower)
    }
  }
  return touched
}

function createFollowers() {
  const byTopic = new Map<string, Set<Follower>>()
  const none: ReadonlySet<Follower> = new Set()
  return {
    isEmpty: () => byTopic.size === 0,
    of: (topic: string) => byTopic.get(topic) ?? none,
    all: () => new Set([...byTopic.values()].flatMap((each) => [...each])),
    add(follower: Follower): void {
      for (const topic of follower.topics) byTopic.set(topic, (byTopic.get(topic) ?? new Set()).add(follower))
    },
    delete(follower: Follower): void {
      for (const topic of follower.topics) {
        byTopic.get(topic)?.delete(follower)
        if (byTopic.get(topic)?.size === 0) byTopic.delete(topic)
      }
    },
  }
}

/** As it goes out. Its cursor is that of the read before, because others of this read may not have arrived yet. */
export function messageText({ id, kind, topic, data }: StreamEvent, cursor: string): string {
  return `id: ${cursor}\ndata: ${JSON.stringify({ id, kind, topic, data })}\n\n`
}

/** How far the database was read: every transaction below `low`, and of those from it on the events in `seen`. */
function createPlace() {
  const seen = new Map<string, bigint>()
  let low: string | undefined
  return {
    next: () => ({ low, but: [...seen.keys()] }),
    move(events: readonly StreamEvent[], newLow: string): void {
      low = newLow
      for (const { id, xid } of events) seen.set(id, BigInt(xid))
      for (const [id, xid] of seen) if (xid < BigInt(newLow)) seen.delete(id)
    },
    forget(): void {
      low = undefined
      seen.clear()
    },
  }
}
