// The product as it is shipped, and the sandbox in place of the gateway: a process each.
import { join } from 'node:path'
import { BUILT_SERVER } from '../../tools/stack/child.ts'
import { freePort } from '../../tools/stack/ports.ts'
import { FOLDER } from './database.ts'
import { startProgram, type RunningProgram } from './program.ts'

export interface Product {
  readonly server: RunningProgram
  readonly sandbox: RunningProgram
  readonly stop: () => Promise<void>
}

export const WEBHOOK_CREDENTIALS = { user: 'sandbox', password: 'a-webhook-password-of-the-bench' }

/** The product's cookie on https. */
export const SESSION_COOKIE = '__Host-kandil'

/** Production takes none of the published ones, so the sandbox gets these too. */
export const CREDENTIALS = {
  JUSPAY_API_KEY: 'an-api-key-of-the-bench',
  JUSPAY_RESPONSE_KEY: 'a-response-key-of-the-bench',
  JUSPAY_WEBHOOK_PASSWORDS: WEBHOOK_CREDENTIALS.password,
  SMS_KEY: 'an-sms-key-of-the-bench',
  LIVEKIT_API_KEY: 'a-livekit-key-of-the-bench',
  LIVEKIT_API_SECRET: 'a-livekit-secret-of-one-run-of-the-bench',
}

/** The settings that production requires. All others keep their defaults. */
const SAID_IN_PRODUCTION = {
  ...CREDENTIALS,
  NODE_ENV: 'production',
  SECRET: 'a-secret-that-is-good-for-one-run-of-the-bench',
  LIVEKIT_URL: 'http://127.0.0.1:9',
}

export interface ServerOptions {
  readonly databaseUrl: string
  readonly sandboxUrl: string
  readonly smtpUrl?: string
  readonly settings?: Readonly<Record<string, string>>
  /** Asked until it answers well. */
  readonly firstPath?: string
}

export async function startServer(options: ServerOptions): Promise<RunningProgram> {
  const { databaseUrl, sandboxUrl, smtpUrl = 'smtp://127.0.0.1:9', settings = {}, firstPath = '/healthz' } = options
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const env = {
    ...SAID_IN_PRODUCTION,
    DATABASE_URL: databaseUrl,
    PORT: String(port),
    // Production is on https only. The bench is what reaches it behind a proxy, so it sends the cookie of https.
    PUBLIC_URL: url.replace('http:', 'https:'),
    SANDBOX_URL: sandboxUrl,
    JUSPAY_URL: `${sandboxUrl}/juspay`,
    SMS_URL: `${sandboxUrl}/sms`,
    SMTP_URL: smtpUrl,
    ...settings,
  }
  return startProgram({ script: BUILT_SERVER, env, logFile: join(FOLDER, 'server.log'), url: url + firstPath })
}

/** With rooms, the sandbox serves those of LiveKit too. */
export async function startProduct(
  databaseUrl: string,
  settings: ServerOptions['settings'] = {},
  { hasRooms = false } = {},
): Promise<Product> {
  const [port, smtpPort, roomsPort] = [await freePort(), await freePort(), hasRooms ? await freePort() : 0]
  const sandboxUrl = `http://127.0.0.1:${port}`
  const sandbox = await startProgram({
    script: 'sandbox/main.ts',
    env: { ...CREDENTIALS, PORT: String(port), SMTP_PORT: String(smtpPort), ROOMS_PORT: String(roomsPort) },
    logFile: join(FOLDER, 'sandbox.log'),
    url: `${sandboxUrl}/outbox.json`,
  })
  // The payer's program tells of payments itself, so that the step that settles can be timed.
  await fetch(`${sandboxUrl}/knobs`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ webhooks: false }),
  })
  const rooms = hasRooms ? { LIVEKIT_URL: `http://127.0.0.1:${roomsPort}` } : {}
  const server = await startServer({
    databaseUrl,
    sandboxUrl,
    smtpUrl: `smtp://127.0.0.1:${smtpPort}`,
    settings: { ...rooms, ...settings },
  })
  return {
    server,
    sandbox,
    async stop() {
      await server.stop()
      await sandbox.stop()
    },
  }
}
