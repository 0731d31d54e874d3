// undici's pool of connections without the rest of undici: its index loads fetch, WebSocket and their caches, and by their
// use of Node's own a second undici with them (50 ms at each start and 9 MB).
import request from 'undici/lib/api/api-request.js'
import Pool from 'undici/lib/dispatcher/pool.js'
import type { Dispatcher } from 'undici'

export interface HttpPool {
  readonly request: (asked: Dispatcher.RequestOptions) => Promise<Dispatcher.ResponseData>
}

export function openHttpPool(origin: string, options: Pool.Options): HttpPool {
  const pool = new Pool(origin, options)
  return { request: (asked) => request.call(pool, asked) }
}
