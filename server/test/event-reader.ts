// A browser's EventSource, as far as tests need it: it comes back with its last id, and drops an event that it has seen.
import { get, type ClientRequest } from 'node:http'
import { eventually } from './proofs/eventually.ts'

export interface ReceivedEvent {
  readonly id?: string
  readonly kind: string
  readonly topic?: string
  readonly data?: unknown
}

export interface EventReader {
  /** Those with a topic, each once, in the order they came. */
  readonly events: readonly ReceivedEvent[]
  /** Messages of the stream itself: "ready", "gap", "full". */
  readonly notes: readonly string[]
  readonly lastId: () => string
  readonly isOpen: () => boolean
  /** The status of an answer that is no stream. */
  readonly refusal: () => number | undefined
  readonly opened: () => Promise<void>
  /** Resolves with the data of the events once there are so many. */
  readonly received: (count: number) => Promise<unknown[]>
  /** Leaves without a word, as a phone without a connection does. */
  readonly drop: () => void
  /** Comes back, here or to another process. */
  readonly comeBack: (url: string) => void
}

const OFTEN = { everyMs: 10 }

export function readEvents(url: string, cookie: string, query = ''): EventReader {
  const events: ReceivedEvent[] = []
  const notes: string[] = []
  const seen = new Set<string>()
  let lastId = ''
  let request: ClientRequest | undefined
  let isOpen = false
  let refusal: number | undefined

  function connect(to: string): void {
    const headers = { cookie, accept: 'text/event-stream', ...(lastId && { 'last-event-id': lastId }) }
    refusal = undefined
    request = get(`${to}/api/stream${query}`, { headers, agent: false }, (reply) => {
      if (reply.statusCode !== 200) {
        refusal = reply.statusCode
        return void reply.resume()
      }
      let rest = ''
      reply.setEncoding('utf8').on('data', (text: string) => {
        const blocks = (rest + text).split('\n\n')
        rest = blocks.pop() ?? ''
        for (const block of blocks) take(block)
      })
      reply.once('close', () => (isOpen = false)).on('error', () => {})
    }).on('error', () => (isOpen = false))
  }

  function take(block: string): void {
    for (const line of block.split('\n')) {
      if (line.startsWith('id: ')) lastId = line.slice(4)
      if (!line.startsWith('data: ')) continue
      const event = JSON.parse(line.slice(6)) as ReceivedEvent // our own format
      isOpen = true
      if (event.kind === 'mark') continue
      if (event.id === undefined) notes.push(event.kind)
      else if (!seen.has(event.id)) events.push(event)
      if (event.id !== undefined) seen.add(event.id)
    }
  }

  connect(url)
  return {
    events,
    notes,
    lastId: () => lastId,
    isOpen: () => isOpen,
    refusal: () => refusal,
    opened: () => eventually('the stream is open', async () => isOpen && lastId !== '', OFTEN),
    async received(count) {
      await eventually(`${count} events have come`, async () => events.length >= count, OFTEN)
      return events.map(({ data }) => data)
    },
    drop() {
      request?.destroy()
      isOpen = false
    },
    comeBack: connect,
  }
}
