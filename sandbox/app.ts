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
import { startMailServer } from './outbox/smtp.ts'
import { mountWhatsApp } from './outbox/whatsapp.ts'
import { mountPages } from './pages/routes.ts'
import { mountPostal } from './postal/routes.ts'
import { openRecords } from './records.ts'
import { createTimers } from './timers.ts'

export interface SandboxOptions {
  /** Only this machine, by default. */
  readonly host?: string
  /** 0 is any free port, here and below. */
  readonly port: number
  readonly smtpPort: number
  /** Where to keep everything; without it nothing outlives the process. */
  readonly dataFile?: string | undefined
  readonly webhookUrl: string
  /** Where browsers reach its pages; by default where it listens. */
  readonly publicUrl?: string | undefined
  readonly credentials?: Credentials
}

export interface Sandbox {
  readonly url: string
  readonly smtpUrl: string
  /** For a product that learns its own port after it was told the sandbox's. */
  readonly sendWebhooksTo: (url: string) => void
  readonly close: () => Promise<void>
}

const BODY_LIMIT = 256 * 1024
const EXPIRE_EVERY_MS = 5_000

/** Rejects when a port is in use. */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const { host = '127.0.0.1', port, smtpPort, dataFile, webhookUrl, credentials = readCredentials({}) } = options
  const records = openRecords(dataFile)
  const timers = createTimers()
  const knobs = createKnobs(records)
  const merchant = { merchantId: credentials.merchantId, publicUrl: options.publicUrl ?? `http://${host}:${port}` }
  const bank = createBank({ now: systemClock, knobs, records, timers, credentials, merchant }, webhookUrl)
  const outbox = createOutbox(records, systemClock)
  const http = createHttp()
  mountJuspay(http, bank)
  mountControl(http, bank)
  mountPages(http, bank, outbox)
  mountSms(http, { credentials, knobs, outbox })
  mountWhatsApp(http, { credentials, knobs, outbox })
  mountPostal(http)

  const url = await http.listen({ host, port })
  merchant.publicUrl = options.publicUrl ?? url
  const mail = await startMailServer(smtpPort, host, { knobs, outbox }).catch(async (error: unknown) => {
    await http.close()
    throw error
  })
  const sweep = setInterval(() => bank.payer.expireOld(), EXPIRE_EVERY_MS)
  return {
    url,
    smtpUrl: `smtp://${host}:${mail.port}`,
    sendWebhooksTo: bank.webhooks.sendTo,
    async close() {
      clearInterval(sweep)
      timers.close()
      await Promise.all([http.close(), mail.close(), bank.webhooks.close()])
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
