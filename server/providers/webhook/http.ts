// Webhooks over HTTP. Connections never lead into our own network, also when a name leads elsewhere a moment after it was checked.
import type { LookupFunction } from 'node:net'
import { LRUCache } from 'lru-cache'
import { createTransport, type Transport } from '../transport.ts'
import type { WebhookSender } from './port.ts'

const ANSWER_MS = 5_000
const MOST_TARGETS = 200

export function webhooksOverHttp(lookup: LookupFunction): WebhookSender {
  const transports = new LRUCache<string, Transport>({ max: MOST_TARGETS })

  function transportOf(origin: string): Transport {
    const transport = transports.get(origin) ?? createTransport(origin, { lookup })
    transports.set(origin, transport)
    return transport
  }

  return {
    async send(url, { headers, body }) {
      const { origin, pathname, search } = new URL(url)
      const message = { method: 'POST', path: pathname + search, headers, body, within: ANSWER_MS } as const
      return (await transportOf(origin).send(message)).status
    },
  }
}
