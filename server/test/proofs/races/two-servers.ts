// Two servers on one database, as in production: a guarantee that depends on the memory of one process fails here.
import { buildApp, type App } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { mountPages, readPages } from '#server/pages.ts'
import { createLog } from '#server/platform/log.ts'
import { startTestApp, type TestApp } from '../../app.ts'

export interface TwoServers {
  /** The first of them, with a test's handles. */
  readonly app: TestApp
  /** The other one. */
  readonly twin: App
  /** One's address and the other's in turn. */
  readonly urlFor: (no: number) => string
  readonly close: () => Promise<void>
}

/** `settings` are over those of a test, at both. */
export async function startTwoServers(settings: Readonly<Record<string, string>> = {}): Promise<TwoServers> {
  const app = await startTestApp({}, settings)
  const config = readConfig({
    DATABASE_URL: app.databaseUrl,
    NODE_ENV: 'test',
    DATABASE_CONNECTIONS: '6',
    DATABASE_PATIENCE: '20',
    SANDBOX_URL: app.sandbox.url,
    SMTP_URL: app.sandbox.smtpUrl,
    ...settings,
  })
  const twin = await buildApp({ config, now: app.now, log: createLog('silent', app.now) })
  if (settings['PAGES']) await mountPages(twin, config, await readPages(config))
  const urls = [app.url, await twin.http.listen({ host: '127.0.0.1', port: 0 })]
  return {
    app,
    twin,
    urlFor: (no) => urls[no % urls.length] ?? app.url,
    async close() {
      await twin.close()
      await app.close()
    },
  }
}
