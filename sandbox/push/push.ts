// A browser vendor's push service, at /push: RFC 8030 with the signature of RFC 8292. It knows no browser and decrypts nothing.
import { importJWK, jwtVerify } from 'jose'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { SECOND, toDate, type Clock } from '#core/kernel/time.ts'
import type { MessageContext } from '../outbox/message-fault.ts'

const LARGEST = 4_096
const LONGEST_TOKEN_SECONDS = 86_400
const SCHEME = /^vapid t=([\w.-]+), ?k=([\w-]+)$/

export interface PushContext extends Pick<MessageContext, 'knobs' | 'outbox'> {
  readonly now: Clock
  /** The key that every browser here has subscribed with. */
  readonly publicKey: string
  readonly origin: () => string
}

export function mountPush(app: FastifyInstance, desk: PushContext): void {
  app.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_, body, done) => done(null, body))
  app.post<{ Params: { browser: string } }>('/push/:browser', async ({ params: { browser }, headers, body }, reply) => {
    const { pushFault, pushDelayMs } = desk.knobs.of(browser)
    await new Promise((resolve) => setTimeout(resolve, pushDelayMs))
    if (pushFault === 'HANG') return reply.hijack()
    if (pushFault === 'ERROR') return refuse(reply, 500, 'Internal Server Error')
    const wrong = await faultOfSignature(desk, headers.authorization)
    if (wrong) return refuse(reply, 403, wrong)
    if (!/^\d+$/.test(String(headers['ttl']))) return refuse(reply, 400, 'TTL is missing')
    if (headers['content-encoding'] !== 'aes128gcm') return refuse(reply, 415, 'the body must be aes128gcm')
    const bytes = Buffer.isBuffer(body) ? body.length : 0
    if (bytes === 0 || bytes > LARGEST) return refuse(reply, 413, `a body of ${bytes} bytes`)
    if (pushFault === 'GONE') return refuse(reply, 410, 'unsubscribed')
    const base64 = Buffer.isBuffer(body) ? body.toString('base64') : ''
    const message = { channel: 'PUSH', to: `${browser}@push`, text: `${bytes} encrypted bytes` } as const
    const { id } = desk.outbox.add({
      ...message,
      attachments: [{ name: 'message.bin', type: 'application/octet-stream', base64 }],
    })
    return reply.status(201).header('location', `${desk.origin()}/push/messages/${id}`).send()
  })
}

function refuse(reply: FastifyReply, status: number, message: string): FastifyReply {
  return reply.status(status).send({ message })
}

/** Why the token is not one that a push service takes; undefined when it is. */
async function faultOfSignature({ now, publicKey, origin }: PushContext, header = ''): Promise<string | undefined> {
  const [, token = '', key = ''] = SCHEME.exec(header) ?? []
  if (key !== publicKey) return 'the key is not the one that the browser subscribed with'
  try {
    const currentDate = toDate(now())
    const options = { algorithms: ['ES256'], audience: origin(), requiredClaims: ['exp', 'sub'], currentDate }
    const { payload } = await jwtVerify(token, await publicKeyOf(key), options)
    const { exp = Infinity, sub = '' } = payload
    if (exp > now() / SECOND + LONGEST_TOKEN_SECONDS) return 'the token lasts longer than a day'
    return /^(mailto:|https:)/.test(sub) ? undefined : 'sub is no way to reach the sender'
  } catch (error) {
    return error instanceof Error ? error.message : 'the token cannot be read'
  }
}

/** From an uncompressed point on P-256. */
function publicKeyOf(key: string) {
  const point = Buffer.from(key, 'base64url')
  const [x = '', y = ''] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'))
  return importJWK({ kty: 'EC', crv: 'P-256', x, y }, 'ES256')
}
