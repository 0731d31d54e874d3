import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'

/** After a crash of one connection PostgreSQL ends all others too, and is back in a moment. */
const RECOVERS_WITHIN_MS = 5_000

/** Resolves when the server is gone: a connection that does nothing else notices at once. */
export async function waitUntilGone(url: string): Promise<void> {
  let seen = performance.now()
  while (performance.now() - seen < RECOVERS_WITHIN_MS) {
    const client = new pg.Client({ connectionString: url, application_name: 'kandil-start', keepAlive: true })
    client.on('error', () => {}) // 'end' follows
    try {
      await client.connect()
      await once(client, 'end')
      seen = performance.now()
    } catch {
      await wait(250)
    }
  }
}
