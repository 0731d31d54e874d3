// Puts the parts together: the context, the modules on the wire, the documents about them. main.ts gives it a port and a
// worker, tests give it a clock.
import cookies from '@fastify/cookie'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import type pg from 'pg'
import { api } from '#core/api.ts'
import type { Clock } from '#core/kernel/time.ts'
import { FOR_FAMILIES, FOR_VISITORS } from '#server/platform/access/browsing.ts'
import { createPreferred } from '#server/platform/access/preferred.ts'
import { createGate } from '#server/platform/access/gate.ts'
import { createCache } from '#server/platform/cache.ts'
import { callerOf, prepareCallers, type CallerTools } from '#server/platform/access/caller.ts'
import type { Ctx } from '#server/platform/context.ts'
import { openDatabase, openPool, type Database } from '#server/platform/database/db.ts'
import { contractVersions } from '#server/modules/clients/changes/versions.ts'
import { mountDocs } from '#server/platform/http/docs/docs.ts'
import { PLATFORM_RETENTION, retentionJob } from '#server/platform/jobs/retention.ts'
import { mountHealth } from '#server/platform/http/health.ts'
import { mountHooks } from '#server/platform/http/hooks.ts'
import { prepareHttp } from '#server/platform/http/http.ts'
import { createIds } from '#server/platform/ids.ts'
import { createLimiter } from '#server/platform/access/limits.ts'
import type { Log } from '#server/platform/log.ts'
import { createMetrics } from '#server/platform/http/metrics.ts'
import { mount } from '#server/platform/http/mount.ts'
import { contributionsOf } from '#server/platform/module.ts'
import { clientKeys } from '#server/platform/access/points/client-keys.ts'
import { refuseUnowned } from '#server/platform/access/points/owned-things.ts'
import { createOutbox, type Outbox } from '#server/platform/jobs/outbox.ts'
import type { AnyJob } from '#server/platform/jobs/queue.ts'
import { createSessions } from '#server/platform/access/session.ts'
import { followReplica, type Replica } from '#server/platform/database/replica.ts'
import { listen, type Signals } from '#server/platform/database/signals.ts'
import { originForm, refuseAddress, refuseUnreadable } from '#server/platform/http/unreadable.ts'
import { freeLostJob } from '#server/platform/jobs/worker.ts'
import { listsOf } from '#server/platform/resource/list-scopes.ts'
import { mountStream } from '#server/platform/stream/mount-stream.ts'
import { forgetEventsJob } from '#server/platform/stream/publish-event.ts'
import { createStreams, type Streams } from '#server/platform/stream/streams.ts'
import type { Config } from './config.ts'
import { mountFiles } from './files.ts'
import { modules } from './module-order.ts'
import { eraseListeners } from './modules/accounts/index.ts'
import { createProviders, type Providers } from './providers.ts'

export interface AppOptions {
  readonly config: Config
  readonly now: Clock
  readonly log: Log
  /** In place of what the configuration names. */
  readonly providers?: Partial<Providers & Pick<Ctx, 'limiter'>>
}

export interface App {
  readonly http: FastifyInstance
  readonly ctx: Ctx
  /** That of families, webhooks and writes. */
  readonly pool: pg.Pool
  readonly pools: ReturnType<typeof openPools>
  readonly signals: Signals
  readonly jobs: readonly AnyJob[]
  readonly outbox: Outbox
  readonly callerTools: CallerTools
  readonly close: () => Promise<void>
}

export const operations = modules.flatMap((module) => module.operations)
const contributions = contributionsOf(modules)
refuseUnowned(
  { contributions },
  operations.map(({ endpoint }) => endpoint),
)
const listeners = [...modules.flatMap((module) => module.listeners ?? []), ...eraseListeners({ contributions })]
/** How long rows are kept that have served their purpose. */
export const retentions = [...PLATFORM_RETENTION, ...modules.flatMap((module) => module.retention ?? [])]
const jobs = [
  retentionJob(retentions),
  forgetEventsJob,
  freeLostJob,
  ...modules.flatMap((module) => module.jobs ?? []),
  ...listeners.map(({ job }) => job),
]

export async function buildApp({ config, now, log, providers = {} }: AppOptions): Promise<App> {
  const onError = (error: Error) => log.fault('database connection', error)
  const pools = openPools(config, onError)
  const { families: pool } = pools
  const db = openDatabase(pool)
  const browsingDb = openDatabase(pools.visitors)
  const staffDb = openDatabase(pools.staff)
  const replica = await openReplica({ config, primary: db, log })
  const signals = await listen(config.DATABASE_URL, onError)
  const sessions = createSessions(db, now, signals)
  const metrics = createMetrics()
  const outbox = createOutbox(listeners)
  const preferred = createPreferred()
  const ctx: Ctx = {
    db,
    browsingDb,
    staffDb,
    replica,
    browsing: createGate({ ...FOR_VISITORS, makesWay: preferred.needsRoom }),
    familyReads: createGate({ ...FOR_FAMILIES, makesWay: preferred.needsRoom }),
    preferred,
    now,
    newId: createIds(now),
    cache: createCache(signals, now),
    limiter: createLimiter(now),
    sessions,
    publish: outbox.publish,
    enqueue: outbox.enqueue,
    log,
    metrics,
    contributions,
    staffLists: listsOf(operations),
    settings: {
      publicUrl: config.PUBLIC_URL,
      secret: config.SECRET,
      isProduction: config.isProduction,
      environment: config.NODE_ENV,
      room: { maxInteractive: config.ROOM_MAX_INTERACTIVE, maxAudience: config.ROOM_MAX_AUDIENCE },
    },
    ...createProviders(config, now),
    ...providers,
  }
  const callerTools = { db, sessions, secure: config.isSecure, findClient: (key: string) => findClient(ctx, key) }
  const http = createHttp(config, ctx)
  prepareHttp(http, { log, metrics, publicUrl: config.PUBLIC_URL, isSecure: config.isSecure })
  mountHealth(http, ctx, config.METRICS_TOKEN)
  if (config.SERVE) mountProduct(http, ctx, { streams: createStreams({ db, now, signals, log, metrics }), callerTools })

  async function close(): Promise<void> {
    await http.close()
    await signals.close()
    await Promise.all([db.destroy(), browsingDb.destroy(), staffDb.destroy(), replica?.close()])
  }
  return { http, ctx, pool, pools, signals, jobs, outbox, callerTools, close }
}

interface Mounted {
  readonly streams: Streams
  readonly callerTools: CallerTools
}

function mountProduct(http: FastifyInstance, ctx: Ctx, { streams, callerTools }: Mounted): void {
  mountFiles(http, ctx)
  mountHooks(http, ctx, modules)
  const findCaller = (request: FastifyRequest, reply: FastifyReply) => callerOf(callerTools, request, reply)
  mountDocs(http, api, { versions: contractVersions, callerOf: findCaller })
  mountStream(http, ctx, { streams, callerOf: findCaller })
  mount(http, ctx, operations, { callerOf: findCaller, checkAnswers: ctx.settings.environment === 'test' })
}

interface ReplicaSource {
  readonly config: Config
  readonly primary: Database
  readonly log: Log
}

/** Undefined where no replica is set. */
async function openReplica({ config, primary, log }: ReplicaSource): Promise<Replica | undefined> {
  const { STAFF_DATABASE_URL: url } = config
  if (url === undefined) return undefined
  // While it is away, `followReplica` reports that once.
  const onError = () => {}
  const replica = openDatabase(openStaffPool(config, url, onError))
  const probe = openDatabase(openPool({ url, connections: 1, longest: 2_000, onError }))
  return followReplica({ primary, replica, probe, log })
}

/** Visitors and staff have connections of their own, so that nobody who pays waits for a search or a report. */
function openPools(config: Config, onError: (error: Error) => void) {
  const { DATABASE_URL: url, DATABASE_CONNECTIONS: connections, DATABASE_PATIENCE: patience } = config
  const common = { url, patience, onError }
  return {
    families: openPool({ ...common, connections }),
    visitors: openPool({ ...common, connections: Math.ceil(connections / 2) }),
    staff: openStaffPool(config, url, onError),
  }
}

function openStaffPool(config: Config, url: string, onError: (error: Error) => void) {
  const { DATABASE_STAFF_CONNECTIONS: connections, DATABASE_STAFF_LONGEST_MS: longest } = config
  const { DATABASE_PATIENCE: patience } = config
  return openPool({ url, connections, longest, patience, longestWait: 10_000, use: 'LISTS', onError })
}

function findClient(ctx: Ctx, key: string) {
  return clientKeys.only(ctx)(ctx, key)
}

const BODY_LIMIT = 256 * 1024

function createHttp(config: Config, ctx: Ctx): FastifyInstance {
  const http = Fastify({
    genReqId: () => ctx.newId('req'),
    trustProxy: trustedProxies(config),
    bodyLimit: BODY_LIMIT,
    rewriteUrl: originForm,
    requestTimeout: 15_000,
    // Node looks for requests that take too long every thirty seconds, and allows their headers a minute.
    http: { connectionsCheckingInterval: 1_000, headersTimeout: 15_000 },
    forceCloseConnections: 'idle',
    // A client that was connected before we close still gets its answer, with a request to reconnect.
    return503OnClosing: false,
    frameworkErrors: refuseAddress(config.isSecure),
    clientErrorHandler: refuseUnreadable(ctx.newId),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
  })
  void http.register(cookies)
  prepareCallers(http)
  return http
}

/** A number of proxies counts from the connection: so many of the last addresses were written by proxies of ours. */
function trustedProxies({ TRUST_PROXY: proxies }: Config) {
  return typeof proxies === 'number' ? (_address: string, hop: number) => hop < proxies : proxies
}
