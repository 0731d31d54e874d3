// The outside world on one machine: a payment gateway with its banks, and everyone who carries messages. It is another
// company's system: the product meets it over HTTP and SMTP only.
import Fastify, { type FastifyInstance } from 'fastify'
import { createBank } from './bank.ts'
import { readCredentials, systemClock, type Credentials } from './config.ts'
import { mountControl } from './control.ts'
import { mountJuspay } from './juspay/routes.ts'
import { createKnobs } from './knobs.ts'
import { createOutbox } from './outbox/outbox.ts'
import { mountSms } from './outbox/sms.ts'
import { mountReplies } from './outbox/replies.ts'
import { startMailServer } from './outbox/smtp.ts'
import { createVendorCallbacks } from './outbox/vendor-callbacks.ts'
import { mountVoice } from './outbox/voice.ts'
import { mountWhatsApp } from './outbox/whatsapp.ts'
import { mountRoomPages } from './pages/rooms.ts'
import { mountPages } from './pages/routes.ts'
import { mountPostal } from './postal/routes.ts'
import { mountPush } from './push/push.ts'
import { openRecords } from './records.ts'
import { createRooms } from './rooms/server.ts'
import { mountTataSky } from './tata-sky/routes.ts'
import { createTimers } from './timers.ts'

export interface SandboxOptions {
  /** Only this machine, by default. */
  readonly host?: string
  /** 0 is any free port, here and below. */
  readonly port: number
  readonly smtpPort: number
  /** Where the live room listens; by default any free port. */
  readonly roomsPort?: number
  /** Where to keep everything; without it nothing outlives the process. */
  readonly dataFile?: string | undefined
  readonly webhookUrl: string
  /** The product that the vendors of messages report to; without it they report nothing. */
  readonly productUrl?: string
  /** Where the live room sends its webhooks. */
  readonly roomWebhookUrl?: string
  /** Recordings without a bucket are written below it. */
  readonly filesFolder?: string
  /** Where browsers reach its pages; by default where it listens. */
  readonly publicUrl?: string | undefined
  readonly credentials?: Credentials
}

export interface Sandbox {
  readonly url: string
  readonly smtpUrl: string
  /** The live room's address. */
  readonly roomsUrl: string
  /** Sets the address of webhooks, for a product that learns its own port after the sandbox has started. */
  readonly sendWebhooksTo: (url: string) => void
  readonly sendRoomWebhooksTo: (url: string) => void
  /** The product that the vendors of messages report to from now on. */
  readonly sendMessageReportsTo: (productUrl: string) => void
  /** Why the live room cannot carry sound and picture on this machine; undefined when it can. */
  readonly mediaProblem: () => Promise<string | undefined>
  readonly close: () => Promise<void>
}

const NOWHERE = 'http://127.0.0.1:9/'
const BODY_LIMIT = 256 * 1024
const EXPIRE_EVERY_MS = 5_000

/** Rejects when a port is in use. */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const { host = '127.0.0.1', port, smtpPort, dataFile, webhookUrl, credentials = readCredentials({}) } = options
  const { roomsPort = 0, roomWebhookUrl = NOWHERE, filesFolder = '.data/files' } = options
  const records = openRecords(dataFile)
  const timers = createTimers()
  const knobs = createKnobs(records)
  const merchant = { merchantId: credentials.merchantId, publicUrl: options.publicUrl ?? `http://${host}:${port}` }
  const bank = createBank({ now: systemClock, knobs, records, timers, credentials, merchant }, webhookUrl)
  const outbox = createOutbox(records, systemClock)
  const http = createHttp()
  mountJuspay(http, bank)
  const callbacks = createVendorCallbacks({ now: systemClock, knobs, timers, credentials }, options.productUrl)
  mountControl(http, bank)
  mountPages(http, bank, outbox)
  mountReplies(http, outbox, callbacks)
  mountSms(http, { credentials, knobs, outbox, callbacks })
  mountWhatsApp(http, { credentials, knobs, outbox, callbacks })
  mountVoice(http, { credentials, knobs, outbox, callbacks })
  mountPush(http, {
    now: systemClock,
    knobs,
    outbox,
    publicKey: credentials.vapidPublicKey,
    origin: () => new URL(merchant.publicUrl).origin,
  })
  mountPostal(http)
  mountTataSky(http, { now: systemClock, key: credentials.tataSkyKey, productUrl: options.productUrl })
  const rooms = createRooms({ now: systemClock, knobs, timers, apiKey: credentials.liveKit, webhookUrl: roomWebhookUrl, filesFolder }) // prettier-ignore
  mountRoomPages(http, rooms)

  const url = await http.listen({ host, port })
  merchant.publicUrl = options.publicUrl ?? url
  const closeHttp = async () =>
    void (await Promise.all([http.close(), rooms.close(), bank.webhooks.close(), callbacks.close()]))
  const orClose = async (error: unknown) => {
    await closeHttp()
    throw error
  }
  const roomsUrl = await rooms.listen({ host, port: roomsPort }).catch(orClose)
  const mail = await startMailServer(smtpPort, host, { knobs, outbox, callbacks }).catch(orClose)
  const sweep = setInterval(() => bank.payer.expireOld(), EXPIRE_EVERY_MS)
  return {
    url,
    smtpUrl: `smtp://${host}:${mail.port}`,
    roomsUrl,
    sendWebhooksTo: bank.webhooks.sendTo,
    sendRoomWebhooksTo: rooms.world.webhooks.sendTo,
    sendMessageReportsTo: callbacks.sendTo,
    mediaProblem: rooms.world.ability.problem,
    async close() {
      clearInterval(sweep)
      timers.close()
      await Promise.all([closeHttp(), mail.close()])
      records.close()
    },
  }
}

function createHttp(): FastifyInstance {
  const http = Fastify({
    bodyLimit: BODY_LIMIT,
    forceCloseConnections: true,
    routerOptions: { ignoreTrailingSlash: true },
  })
  http.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
  return http
}
