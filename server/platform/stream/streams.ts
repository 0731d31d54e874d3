// Every stream that is open in this process.
import { randomInt } from 'node:crypto'
import { commonErrors } from '#core/kernel/common-errors.ts'
import { endedSession } from '#server/platform/access/session.ts'
import type { Metrics } from '#server/platform/http/metrics.ts'
import { createEventHub, type HubTools } from './event-hub.ts'
import type { OpenStream } from './open-stream.ts'

export interface Streams {
  /** Throws SERVICE_UNAVAILABLE when this process has too many or is about to stop. */
  readonly add: (stream: OpenStream) => Promise<void>
  readonly remove: (stream: OpenStream) => void
  /** Ends all of them. Browsers come back, to another process. */
  readonly close: () => void
}

const MOST_OF_SESSION = 3
const MOST_STREAMS = 5_000
/** Proxies end a connection that is silent for a minute, some for half of one. */
const HEARTBEAT_MS = 25_000
/** Then the session and the topics are checked anew, because the browser comes back. */
const LIFE_MS = 10 * 60_000
const RETRY_MS = 1_000
/** After a process has stopped its browsers come back within this time, not at one moment. */
const SPREAD_MS = 3_000

export function createStreams(tools: HubTools & { readonly metrics: Metrics }): Streams {
  const hub = createEventHub(tools)
  const streams = new Map<string, Set<OpenStream>>()
  let count = 0
  let isClosed = false
  tools.metrics.gauge('event_streams', 'Open event streams of this process', async () => count)
  tools.signals.onSignal((topic) => {
    const session = endedSession(topic)
    for (const stream of (session !== undefined && streams.get(session)) || []) stream.end({ kind: 'ended' })
  })
  const heartbeat = setInterval(() => void beat(), HEARTBEAT_MS).unref()

  async function beat(): Promise<void> {
    const oldest = tools.now() - LIFE_MS
    for (const stream of all()) if (stream.opened < oldest) stream.end({ retryMs: RETRY_MS })
    await hub.beat()
  }

  function all(): OpenStream[] {
    return [...streams.values()].flatMap((each) => [...each])
  }

  return {
    async add(stream) {
      if (isClosed || count >= MOST_STREAMS) throw commonErrors.SERVICE_UNAVAILABLE()
      const own = (streams.get(stream.session) ?? new Set()).add(stream)
      streams.set(stream.session, own)
      count += 1
      for (const each of [...own].slice(0, -MOST_OF_SESSION)) each.end({ kind: 'full' })
      await hub.join(stream)
    },
    remove(stream) {
      const own = streams.get(stream.session)
      if (!own?.delete(stream)) return
      count -= 1
      if (own.size === 0) streams.delete(stream.session)
      hub.leave(stream)
    },
    close() {
      isClosed = true
      clearInterval(heartbeat)
      for (const stream of all()) stream.end({ retryMs: randomInt(SPREAD_MS) })
    },
  }
}
