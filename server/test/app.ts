// The real app on a fresh database, for one test file: its own clock, its own callers, everything else as it runs.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { api, type ApiClient } from '#core/api.ts'
import { callOverHttp, createClient } from '#core/kernel/client.ts'
import { later, toInstant, type Instant } from '#core/kernel/time.ts'
import { buildApp, type App, type AppOptions } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { modules } from '#server/module-order.ts'
import { mountPages, readPages } from '#server/pages.ts'
import { visitor, type Actor } from '#server/platform/access/actor.ts'
import type { Limiter } from '#server/platform/access/limits.ts'
import { sessionCookie } from '#server/platform/access/caller.ts'
import { createLog } from '#server/platform/log.ts'
import { API_BASE } from '#server/platform/http/mount.ts'
import { freshDatabase, type TestDatabase } from './database.ts'
import { runJobsByClock } from './jobs-by-clock.ts'
import { startTestSandbox } from './sandbox.ts'

/** For tests that call one endpoint more often than a person may. */
export const NO_LIMITS: Limiter = { take: () => {} }

/** Saturday, 21 November 2026, 18:00 IST: when tests begin. */
export const START = toInstant(Date.UTC(2026, 10, 21, 12, 30))

export type TestApp = Awaited<ReturnType<typeof startTestApp>>

/** `settings` are over those of the test: where the vendors are, say. With PAGES the pages are there too. */
export async function startTestApp(
  providers: AppOptions['providers'] = {},
  settings: Readonly<Record<string, string>> = {},
  /** Further routes for a test. */
  mountMore: (app: App) => void = () => {},
  /** Makes its database, and may put files into its folder. */
  store: (files: string) => Promise<TestDatabase> = freshDatabase,
) {
  const files = mkdtempSync(join(tmpdir(), 'kandil-files-'))
  const [database, sandbox] = await Promise.all([store(files), startTestSandbox(files)])
  let now = START
  const config = readConfig({
    DATABASE_URL: database.url,
    NODE_ENV: 'test',
    DATABASE_CONNECTIONS: '6',
    DATABASE_PATIENCE: '20',
    SANDBOX_URL: sandbox.url,
    SMTP_URL: sandbox.smtpUrl,
    LIVEKIT_URL: sandbox.roomsUrl,
    FILES_FOLDER: files,
    PRIVATE_TARGETS: 'on',
    ...settings,
  })
  const log = createLog('silent', () => now)
  const app = await buildApp({ config, now: () => now, log, providers })
  const { http, ctx } = app
  if (settings['PAGES']) await mountPages(app, config, await readPages(config))
  mountMore(app)
  const url = await http.listen({ host: '127.0.0.1', port: 0 })
  const webhook = modules.flatMap((module) => module.hooks ?? []).find(({ path }) => path.endsWith('/webhook'))
  if (webhook) sandbox.sendWebhooksTo(url + API_BASE + webhook.path)
  const tokens = new Map<string, string>()

  async function cookieOf(actor: Actor): Promise<string> {
    // A program has a key and no session.
    if (actor.kind === 'visitor' || actor.kind === 'client') return ''
    const key = JSON.stringify(actor)
    let token = tokens.get(key)
    if (!token) tokens.set(key, (token = await ctx.sessions.open(ctx.db, actor)))
    return `${sessionCookie(false)}=${token}`
  }

  /** One HTTP request with this cookie; the answer as it is. */
  function inject(request: TestRequest) {
    const { method = 'GET', url: path, cookie = '', headers = {}, body, address } = request
    return http.inject({
      method: method as 'GET', // any method's name will do
      url: path,
      headers: {
        ...(cookie ? { cookie } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(address ? { remoteAddress: address } : {}),
      ...(body === undefined ? {} : { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
  }

  /** A browser of one person's own: it keeps the cookies it is given, and calls from one address. */
  function browser(actor: Actor = visitor, address?: string) {
    const cookies = new Map<string, string>()
    let isOpen = false

    async function send(request: Omit<TestRequest, 'cookie' | 'address'>) {
      if (!isOpen) keep(cookies, (await cookieOf(actor)) || undefined)
      isOpen = true
      const cookie = [...cookies].map((pair) => pair.join('=')).join('; ')
      const reply = await inject({ ...request, cookie, ...(address ? { address } : {}) })
      for (const each of [reply.headers['set-cookie'] ?? []].flat()) keep(cookies, each)
      return reply
    }

    const client: ApiClient = createClient(
      api,
      callOverHttp(API_BASE, async ({ method, url: path, headers, body }) => {
        const reply = await send({ method, url: path, headers, body })
        const isJson = reply.headers['content-type']?.toString().startsWith('application/json')
        return { status: reply.statusCode, body: isJson ? reply.json() : reply.rawPayload }
      }),
    )
    return { client, cookies, send }
  }

  return {
    ...app,
    /** The address to use for a real connection. */
    url,
    sandbox,
    inject,
    cookieOf,
    browser,
    databaseUrl: database.url,
    now: (): Instant => now,
    moveClock: (byMs: number) => void (now = later(now, byMs)),
    /** The typed client over HTTP, as this person, in a browser of their own. */
    as: (actor: Actor): ApiClient => browser(actor).client,
    /** Runs every job that is due by this app's clock. */
    runJobs: () => runJobsByClock(ctx, { pool: app.pool, jobs: app.jobs, log }),
    /** Runs one job by its name, as its timetable would. */
    async runJob(name: string) {
      const job = app.jobs.find((each) => each.name === name)
      if (!job) throw new Error(`there is no job ${name}`)
      await job.run(ctx, {})
    },
    /** One statement with an owner's rights, on a connection of its own. */
    async asOwner(statement: string) {
      const client = new pg.Client(database.url)
      await client.connect()
      await client.query(statement).finally(() => client.end())
    },
    async close() {
      await sandbox.close()
      await app.close()
      await database.drop()
      rmSync(files, { recursive: true, force: true })
    },
  }
}

export interface TestRequest {
  readonly method?: string
  readonly url: string
  readonly cookie?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: unknown
  /** Where the call comes from, for limits. */
  readonly address?: string
}

/** "name=value; Path=/; Max-Age=0": kept, or thrown away when it says so. */
function keep(cookies: Map<string, string>, cookie: string | undefined): void {
  const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie ?? '') ?? []
  if (/;\s*(Max-Age=0|Expires=Thu, 01 Jan 1970)/i.test(cookie ?? '')) cookies.delete(name)
  else if (name) cookies.set(name, value)
}
