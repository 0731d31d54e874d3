// A client that does not give up on a broken connection: it repeats a call, with the same idempotency key, until it is
// answered.
import { setTimeout as wait } from 'node:timers/promises'

export interface RecordedResponse {
  readonly status: number
  readonly body: Readonly<Record<string, unknown>>
  /** Word for word. */
  readonly text: string
}

export interface RequestOptions {
  readonly method: 'GET' | 'POST'
  readonly url: string
  readonly cookie?: string
  readonly key?: string
  readonly body?: object
}

const PATIENCE_MS = 600_000
const ANSWER_WITHIN_MS = 120_000
const AGAIN_AFTER_MS = 60

/** A fault on the way. Without a status the connection was cut. */
export interface TroubleReport {
  readonly asked: string
  readonly status: number | undefined
  readonly retryAfter: string | null
  readonly text: string
}

export type Trouble = (report: TroubleReport) => void

/** Anything but "not now": 429 and every 5xx are asked again when the answer says, and what was cut off at once. */
export async function insist(asking: RequestOptions, onTrouble: Trouble = () => {}): Promise<RecordedResponse> {
  for (const until = performance.now() + PATIENCE_MS; performance.now() < until;) {
    const reply = await askOnce(asking).catch(() => undefined)
    if (reply && reply.status < 500 && reply.status !== 429) return reply
    const { status, retryAfter = null, text = '' } = reply ?? {}
    onTrouble({ asked: asking.url, status, retryAfter, text })
    await wait(retryAfter === null ? AGAIN_AFTER_MS : Number(retryAfter) * 1_000)
  }
  throw new Error(`no answer to ${asking.method} ${asking.url} in ${PATIENCE_MS / 1_000} s`)
}

async function askOnce({
  method,
  url,
  cookie,
  key,
  body,
}: RequestOptions): Promise<RecordedResponse & { readonly retryAfter: string | null }> {
  const reply = await fetch(url, {
    method,
    signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    headers: {
      ...(cookie ? { cookie } : {}),
      ...(key ? { 'idempotency-key': key } : {}),
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    body: body ? JSON.stringify(body) : null,
  })
  const text = await reply.text()
  const parsed = text.startsWith('{') ? (JSON.parse(text) as RecordedResponse['body']) : {} // every answer of the API is an object
  return { status: reply.status, retryAfter: reply.headers.get('retry-after'), text, body: parsed }
}
