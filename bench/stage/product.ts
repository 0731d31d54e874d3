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

export const WEBHOOK_CREDENTIALS = { user: 'sandbox', password: 'sandbox-webhook-password' }

/** The settings that production requires. All others keep their defaults. */
const SAID_IN_PRODUCTION = {
  NODE_ENV: 'production',
  SECRET: 'a-secret-that-is-good-for-one-run-of-the-bench',
  JUSPAY_API_KEY: 'sandbox-api-key',
  JUSPAY_RESPONSE_KEY: 'sandbox-response-key',
  JUSPAY_WEBHOOK_PASSWORDS: WEBHOOK_CREDENTIALS.password,
  SMS_KEY: 'sandbox-sms-key',
  LIVEKIT_URL: 'http://127.0.0.1:9',
  LIVEKIT_API_KEY: 'sandbox-livekit-key',
  LIVEKIT_API_SECRET: 'a-livekit-secret-of-the-sandbox-alone',
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
    PUBLIC_URL: url,
    SANDBOX_URL: sandboxUrl,
    JUSPAY_URL: `${sandboxUrl}/juspay`,
    SMS_URL: `${sandboxUrl}/sms`,
    SMTP_URL: smtpUrl,
    ...settings,
  }
  return startProgram({ script: BUILT_SERVER, env, logFile: join(FOLDER, 'server.log'), url: url + firstPath })
}

export async function startProduct(databaseUrl: string, settings: ServerOptions['settings'] = {}): Promise<Product> {
  const [port, smtpPort] = [await freePort(), await freePort()]
  const sandboxUrl = `http://127.0.0.1:${port}`
  const sandbox = await startProgram({
    script: 'sandbox/main.ts',
    env: { PORT: String(port), SMTP_PORT: String(smtpPort), ROOMS_PORT: '0' },
    logFile: join(FOLDER, 'sandbox.log'),
    url: `${sandboxUrl}/outbox.json`,
  })
  // The payer's program tells of payments itself, so that the step that settles can be timed.
  await fetch(`${sandboxUrl}/knobs`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ webhooks: false }),
  })
  const server = await startServer({ databaseUrl, sandboxUrl, smtpUrl: `smtp://127.0.0.1:${smtpPort}`, settings })
  return {
    server,
    sandbox,
    async stop() {
      await server.stop()
      await sandbox.stop()
    },
  }
}
