// The real app on a fresh database, for one test file: its own clock, its own callers, everything else as it runs.
import { sql } from 'kysely'
import pg from 'pg'
import { api } from '#core/api.ts'
import { callOverHttp, createClient, type Client } from '#core/kernel/client.ts'
import { later, toInstant, type Instant } from '#core/kernel/time.ts'
import { buildApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import type { Actor } from '#server/platform/actor.ts'
import { at } from '#server/platform/db-time.ts'
import { sessionCookie } from '#server/platform/caller.ts'
import { createLog } from '#server/platform/log.ts'
import { runDueJobs } from '#server/platform/queue.ts'
import type { Providers } from '#server/providers.ts'
import { freshDatabase } from './database.ts'

/** Saturday, 21 November 2026, 18:00 IST: when tests begin. */
export const START = toInstant(Date.UTC(2026, 10, 21, 12, 30))

export type TestApp = Awaited<ReturnType<typeof startTestApp>>

export async function startTestApp(providers: Partial<Providers> = {}) {
  const database = await freshDatabase()
  let now = START
  const config = readConfig({ DATABASE_URL: database.url, NODE_ENV: 'test', DATABASE_CONNECTIONS: '6' })
  const log = createLog('silent')
  const app = await buildApp({ config, now: () => now, log, providers })
  const { http, ctx } = app
  await http.ready()
  const tokens = new Map<string, string>()

  async function cookieOf(actor: Actor): Promise<string> {
    if (actor.kind === 'visitor') return ''
    const key = JSON.stringify(actor)
    let token = tokens.get(key)
    if (!token) tokens.set(key, (token = await ctx.sessions.open(ctx.db, actor, undefined)))
    return `${sessionCookie(false)}=${token}`
  }

  /** One HTTP request with this cookie; the answer as it is. */
  function inject(request: {
    method?: string
    url: string
    cookie?: string
    headers?: Record<string, string>
    body?: unknown
  }) {
    const { method = 'GET', url, cookie = '', headers = {}, body } = request
    return http.inject({
      method: method as 'GET', // any method's name will do
      url,
      headers: {
        ...(cookie ? { cookie } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
  }

  return {
    ...app,
    inject,
    cookieOf,
    databaseUrl: database.url,
    now: (): Instant => now,
    moveClock: (byMs: number) => void (now = later(now, byMs)),
    /** The typed client over HTTP, as this person. */
    as: (actor: Actor): Client<typeof api> =>
      createClient(
        api,
        callOverHttp('/api', async ({ method, url, headers, body }) => {
          const reply = await inject({ method, url, headers, body, cookie: await cookieOf(actor) })
          const isJson = reply.headers['content-type']?.toString().startsWith('application/json')
          return { status: reply.statusCode, body: isJson ? reply.json() : reply.rawPayload }
        }),
      ),
    /** Runs every job that is due by this app's clock. */
    async runJobs() {
      await sql`update graphile_worker._private_jobs set run_at = now() where run_at <= ${at(now)}`.execute(ctx.db)
      await runDueJobs(ctx, { pool: app.pool, jobs: app.jobs, log })
    },
    /** One statement with an owner's rights, on a connection of its own. */
    async asOwner(statement: string) {
      const client = new pg.Client(database.url)
      await client.connect()
      await client.query(statement).finally(() => client.end())
    },
    async close() {
      await app.close()
      await database.drop()
    },
  }
}
