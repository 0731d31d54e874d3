// The events of this session, for the other scripts of the page: each is dispatched on the document as "kandil:event". A page
// names the topics it follows in `data-topics` of any element, and without such an element nothing is opened.
const POLL_MS = 15_000
/** A proxy that holds the stream back lets nothing through until then. */
const PATIENCE_MS = 10_000
/** So many polls later the stream is tried again. */
const POLLS = 8
const MOST_REMEMBERED = 500
/** The server answers about at most this many seconds of the past. */
const MOST_AGE = 60

/** `ready`, `gap` (read everything again) and the like have no topic. */
export interface PageEvent {
  readonly id?: string
  readonly kind: string
  readonly topic?: string
  readonly data?: unknown
}

export function followEvents(): void {
  const marked = [...document.querySelectorAll<HTMLElement>('[data-topics]')]
  if (marked.length === 0) return
  const topics = marked.flatMap(({ dataset }) => dataset['topics'] || [])
  const connection = createConnection(topics.join())
  /** A page that nobody looks at needs no stream, unless it follows something. */
  const look = () => (document.hidden && topics.length === 0 ? connection.stop() : connection.open())
  document.addEventListener('visibilitychange', look)
  addEventListener('pagehide', connection.stop)
  addEventListener('pageshow', ({ persisted }) => persisted && look())
  look()
}

function createConnection(topics: string) {
  let cursor = ''
  let source: EventSource | undefined
  let timer: number | undefined

  function stop(): void {
    source?.close()
    source = undefined
    clearTimeout(timer)
  }

  function open(): void {
    stop()
    timer = window.setTimeout(poll, PATIENCE_MS)
    source = new EventSource(addressOf(topics, cursor))
    source.onmessage = ({ data, lastEventId }: MessageEvent<string>) => {
      clearTimeout(timer)
      cursor = lastEventId || cursor
      const event = JSON.parse(data) as PageEvent // the stream's own format
      if (event.kind === 'ended') stop()
      else if (event.kind === 'full') void poll(Infinity)
      else dispatch(event)
    }
    // The browser comes back by itself, unless the answer was no stream.
    source.onerror = () => source?.readyState === EventSource.CLOSED && void poll()
  }

  async function poll(polls = POLLS): Promise<void> {
    stop()
    const reply = await fetch(addressOf(topics, cursor)).catch(() => undefined)
    // Signed out, or not allowed: it would be the same the next time.
    if (reply && reply.status > 400 && reply.status < 429) return
    if (reply?.ok) {
      const answer = (await reply.json()) as { events: PageEvent[]; hasGap: boolean; cursor: string } // likewise
      cursor = answer.cursor
      if (answer.hasGap) dispatch({ kind: 'gap' })
      answer.events.forEach(dispatch)
    }
    timer = window.setTimeout(() => (polls > 0 ? poll(polls - 1) : open()), POLL_MS)
  }

  return { open, stop }
}

function addressOf(topics: string, cursor: string): string {
  const age = String(Math.min(MOST_AGE, Math.ceil(performance.now() / 1_000)))
  return `/api/stream?${new URLSearchParams({ topics, ...(cursor ? { after: cursor } : { age }) })}`
}

const seen = new Set<string>()

/** Each event once: after a loss of the connection the server may send some again. */
function dispatch(event: PageEvent): void {
  if (event.kind === 'mark' || (event.id && seen.has(event.id))) return
  if (seen.size > MOST_REMEMBERED) seen.clear()
  if (event.id) seen.add(event.id)
  document.dispatchEvent(new CustomEvent('kandil:event', { detail: event }))
}
