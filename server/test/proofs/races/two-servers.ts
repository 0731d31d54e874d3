// Two servers on one database, as in production: a guarantee that depends on the memory of one process fails here.
import { buildApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { createLog } from '#server/platform/log.ts'
import { startTestApp, type TestApp } from '../../app.ts'

export interface TwoServers {
  /** The first of them, with a test's handles. */
  readonly app: TestApp
  /** One's address and the other's in turn. */
  readonly urlFor: (no: number) => string
  readonly close: () => Promise<void>
}

export async function startTwoServers(): Promise<TwoServers> {
  const app = await startTestApp()
  const config = readConfig({
    DATABASE_URL: app.databaseUrl,
    NODE_ENV: 'test',
    DATABASE_CONNECTIONS: '6',
    DATABASE_PATIENCE: '20',
    SANDBOX_URL: app.sandbox.url,
    SMTP_URL: app.sandbox.smtpUrl,
  })
  const twin = await buildApp({ config, now: app.now, log: createLog('silent', app.now) })
  const urls = [app.url, await twin.http.listen({ host: '127.0.0.1', port: 0 })]
  return {
    app,
    urlFor: (no) => urls[no % urls.length] ?? app.url,
    async close() {
      await twin.close()
      await app.close()
    },
  }
}
