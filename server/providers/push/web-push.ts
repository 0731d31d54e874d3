// Web push: RFC 8030, encrypted by RFC 8291, signed by RFC 8292 (VAPID). The library makes the request, we send it ourselves:
// over connections that do not lead into our own network.
import type { LookupFunction } from 'node:net'
import { LRUCache } from 'lru-cache'
import { createTransport, type Transport } from '../transport.ts'
import type { PushSender } from './port.ts'

export interface WebPushOptions {
  readonly publicKey: string
  readonly privateKey: string
  /** Where a push service reaches us about our messages: "mailto:…". */
  readonly subject: string
  readonly lookup: LookupFunction
}

const ANSWER_MS = 5_000
/** Four vendors make the browsers. */
const MOST_SERVICES = 20

export function webPush({ publicKey, privateKey, subject, lookup }: WebPushOptions): PushSender {
  const transports = new LRUCache<string, Transport>({ max: MOST_SERVICES })

  function transportOf(origin: string): Transport {
    const transport = transports.get(origin) ?? createTransport(origin, { lookup })
    transports.set(origin, transport)
    return transport
  }

  return {
    publicKey,
    async send({ endpoint, p256dh, auth }, { text, ttlSeconds }) {
      // Loaded with the first message: few processes send any.
      const { default: library } = await import('web-push')
      const { headers, body } = library.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, text, {
        vapidDetails: { subject, publicKey, privateKey },
        TTL: ttlSeconds,
        contentEncoding: 'aes128gcm',
      })
      const { origin, pathname, search } = new URL(endpoint)
      const { status } = await transportOf(origin).send({
        method: 'POST',
        path: pathname + search,
        headers: textsOf(headers),
        body,
        within: ANSWER_MS,
      })
      if (status === 404 || status === 410) return 'GONE'
      if (status < 200 || status > 299) throw new Error(`the push message was refused with ${status}`)
      return 'SENT'
    },
  }
}

/** Where no keys are set. */
export const noPush: PushSender = {
  publicKey: null,
  send: () => Promise.reject(new Error('push messages are not set up')),
}

/** The library has a number among them, and undici counts the body itself. */
function textsOf(headers: Readonly<Record<string, unknown>>): Record<string, string> {
  const pairs = Object.entries(headers).filter(([name]) => name.toLowerCase() !== 'content-length')
  return Object.fromEntries(pairs.map(([name, value]) => [name, String(value)]))
}
