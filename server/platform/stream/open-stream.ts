// One browser's open stream: what is written to its connection, and when the connection is given up.
import type { ServerResponse } from 'node:http'
import type { Instant } from '#core/kernel/time.ts'
import { cursorText, type Cursor } from './cursor.ts'
import type { Follower } from './event-hub.ts'
import type { StreamEvent } from './event-store.ts'

export interface OpenStream extends Follower {
  readonly session: string
  readonly opened: Instant
  /** Sends what the browser missed, and from then on each event once. With a gap the page has to read everything again. */
  readonly begin: (kind: 'ready' | 'gap', missed: readonly Message[], cursor: Cursor) => void
  /** The browser comes back after so many milliseconds, or stays away: its session has too many streams, or has ended. */
  readonly end: (why: Ending) => void
}
type Ending = { readonly retryMs: number } | { readonly kind: 'full' | 'ended' }

export interface Message {
  readonly event: StreamEvent
  /** The event as it goes out. */
  readonly text: string
}

/** A browser that lets this much wait is cut off. It comes back and gets the rest. */
const MOST_UNSENT_BYTES = 64 * 1024

export function openStream(
  raw: ServerResponse,
  { session, topics, opened }: Pick<OpenStream, 'session' | 'topics' | 'opened'>,
): OpenStream {
  /** Events that came while the missed ones were being read. */
  const meanwhile: Message[] = []
  const sent = new Set<string>()
  let isBegun = false
  /** It was ended before it began. */
  let ending: Ending | undefined

  function write(text: string): void {
    if (raw.destroyed || raw.writableEnded) return
    raw.write(text)
    if (raw.writableLength > MOST_UNSENT_BYTES) raw.destroy()
  }

  function take(event: StreamEvent, text: string): void {
    if (!isBegun) meanwhile.push({ event, text })
    else if (!sent.delete(event.id)) write(text)
  }

  return {
    session,
    topics,
    opened,
    take,
    mark(cursor) {
      if (isBegun) write(markText(cursor))
    },
    begin(kind, missed, cursor) {
      isBegun = true
      write(ownMessage(kind))
      for (const { event, text } of missed) {
        sent.add(event.id)
        write(text)
      }
      for (const { event, text } of meanwhile.splice(0)) take(event, text)
      write(markText(cursor))
      if (ending) this.end(ending)
    },
    end(why) {
      ending = why
      if (!isBegun) return
      write('retryMs' in why ? `retry: ${why.retryMs}\n\n` : ownMessage(why.kind))
      raw.end()
    },
  }
}

/** A message of the stream itself has no topic. */
function ownMessage(kind: 'ready' | 'gap' | 'full' | 'ended' | 'mark'): string {
  return `data: ${JSON.stringify({ kind })}\n\n`
}

/** Also keeps the connection alive. */
function markText(cursor: Cursor): string {
  return `id: ${cursorText(cursor)}\n${ownMessage('mark')}`
}
