// Asks addresses of the web by HTTP. Connections never lead into our own network, except to our own pages.
import type { LookupFunction } from 'node:net'
import { openHttpPool, within } from '../http-pool.ts'
import type { WebAnswer, WebProbe } from './port.ts'

const ANSWER_MS = 10_000
const CONNECT_MS = 5_000

interface Access {
  readonly lookup: LookupFunction
  /** Where families reach us: its name may lead to a machine next to this one. */
  readonly publicUrl: string
}

export function webOverHttp({ lookup, publicUrl }: Access): WebProbe {
  const own = new URL(publicUrl).origin
  return {
    async ask(method, url) {
      const { origin, pathname, search } = new URL(url)
      const connect = { timeout: CONNECT_MS, ...(origin !== own && { lookup }) }
      const pool = openHttpPool(origin, { connections: 1, connect, maxResponseSize: -1 })
      try {
        return await within(ANSWER_MS, async (signal) => {
          const headers = { 'user-agent': `Kandil link check (+${publicUrl})`, accept: '*/*' }
          const answer = await pool.request({ method, path: pathname + search, headers, body: null, signal })
          answer.body.on('error', () => {}).destroy()
          return { status: answer.statusCode, location: locationOf(answer.headers['location'], url) }
        })
      } catch {
        return undefined
      } finally {
        await pool.close()
      }
    },
  }
}

function locationOf(header: string | string[] | undefined, url: string): WebAnswer['location'] {
  const [first] = [header ?? []].flat()
  return first !== undefined && URL.canParse(first, url) ? new URL(first, url).href : undefined
}
