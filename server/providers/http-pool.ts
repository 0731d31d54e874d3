// undici's pool of connections without the rest of undici: its index loads fetch, WebSocket and their caches, and by their
// use of Node's own a second undici with them (50 ms at each start and 9 MB).
import request from 'undici/lib/api/api-request.js'
import Pool from 'undici/lib/dispatcher/pool.js'
import type { Dispatcher } from 'undici'

export interface HttpPool {
  readonly request: (asked: Dispatcher.RequestOptions) => Promise<Dispatcher.ResponseData>
  /** Ends its connections at once. */
  readonly close: () => Promise<void>
}

/**
 * Does `work`, whose signal aborts it with a TimeoutError after so many milliseconds. Not AbortSignal.timeout, which stays
 * until its time is over, also for what was answered long before.
 */
export async function within<T>(ms: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const patience = new AbortController()
  const timer = setTimeout(() => patience.abort(new DOMException('no answer in time', 'TimeoutError')), Math.max(1, ms))
  try {
    return await work(patience.signal)
  } finally {
    clearTimeout(timer)
  }
}

export function openHttpPool(origin: string, options: Pool.Options): HttpPool {
  const pool = new Pool(origin, options)
  return { request: (asked) => request.call(pool, asked), close: () => pool.destroy() }
}
