// Starts the server, and stops it without cutting anybody off.
import { setTimeout as wait } from 'node:timers/promises'
import type { Clock } from '#core/kernel/time.ts'
import { buildApp, type App } from './app.ts'
import { ConfigError, EXIT_EXPLAINED, readConfig, type Config } from './config.ts'
import { mountConsole } from './console.ts'
import { migrateDatabase } from './migrate-database.ts'
import { mountPages, readPages } from './pages.ts'
import { DatabaseProblem, databaseProblem, reachDatabase, reasonOf } from './reach-database.ts'
import { openDatabase, openPool } from '#server/platform/database/db.ts'
import { readiness } from '#server/platform/http/health.ts'
import { createLog, type Log } from '#server/platform/log.ts'
import { startWorker, type Worker } from '#server/platform/jobs/worker.ts'

/** Everything is stopped by then, even with open connections. */
const STOP_WITHIN_MS = 9_000

/** The facts that only the process knows: main.ts passes them in. */
export interface Surroundings {
  readonly env: NodeJS.ProcessEnv
  readonly now: Clock
}

export async function start({ env, now }: Surroundings): Promise<void> {
  const config = readOrExplain(env)
  const log = createLog(config.LOG_LEVEL, now)
  outliveClosedOutput()
  // The pages are read while the database answers.
  const [pages] = await Promise.all([config.SERVE ? readPages(config) : undefined, prepareDatabase(config, log)])
  const app = await buildApp({ config, now, log })
  if (!config.isProduction) await loadDemoData(app, config, log)
  if (config.SERVE) {
    await mountPages(app, config, pages)
    if (config.PAGES !== 'off') mountConsole(app)
  }
  await listen(app, config)
  const { ctx, signals, jobs, outbox } = app
  const databaseUrl = config.DATABASE_URL
  const jobsAtOnce = config.WORKER_JOBS
  const worker = config.WORKER ? startWorker(ctx, { databaseUrl, signals, jobs, jobsAtOnce, outbox, log }) : undefined
  stopOnSignal({ app, worker, config, log })
  await worker
  log.info('ready', { url: config.PUBLIC_URL, port: config.PORT })
}

interface RunningServer {
  readonly app: App
  readonly worker: Promise<Worker> | undefined
  readonly config: Config
  readonly log: Log
}

/** Further signals change nothing: supervisors send one to the group and one to the process, and people press Ctrl-C twice. */
function stopOnSignal(running: RunningServer): void {
  let isStopping = false
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.on(signal, () => {
      running.log.info('stopping', { signal })
      if (isStopping) return
      isStopping = true
      setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref()
      void stop(running).then(() => process.exit(0))
    })
}

/** How long those who are connected have to be told, by the answer to their next request, to go elsewhere. */
const GOODBYE_MS = 300
const SWEEP_MS = 50

/**
 * Refuses new clients first, then finishes open requests and background work, then closes the connections to the
 * database.
 */
async function stop({ app, worker, config }: RunningServer): Promise<void> {
  readiness.isDraining = true
  await wait(Math.max(GOODBYE_MS, config.DRAIN_MS))
  // Without this, Node waits for a client that keeps its connection and sends no more requests.
  const sweep = setInterval(() => app.http.server.closeIdleConnections(), SWEEP_MS)
  await Promise.all([app.http.close(), worker?.then((begun) => begun.stop())])
  clearInterval(sweep)
  await app.close()
}

function readOrExplain(env: NodeJS.ProcessEnv): Config {
  try {
    return readConfig(env)
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    explain(error.message)
  }
}

async function prepareDatabase({ DATABASE_URL }: Config, log: Log): Promise<void> {
  try {
    await reachDatabase(DATABASE_URL)
    for (const migration of await migrateDatabase(DATABASE_URL)) log.info('migrated', { migration })
  } catch (error) {
    const problem = error instanceof DatabaseProblem ? error : databaseProblem(DATABASE_URL, reasonOf(error))
    explain(problem.message)
  }
}

/** Where there is no course yet. Imported here, as no server of the real world needs it. */
async function loadDemoData({ ctx }: App, { DATABASE_URL: url }: Config, log: Log): Promise<void> {
  const { seedIfEmpty } = await import('./seed.ts')
  // One long transaction. On a slow machine its statements are further apart than a request's may be.
  const db = openDatabase(openPool({ url, connections: 2, patience: 20 }))
  try {
    if (await seedIfEmpty({ ...ctx, db })) log.info('demo data loaded')
  } finally {
    await db.destroy()
  }
}

async function listen({ http }: App, { HOST, PORT }: Config): Promise<void> {
  try {
    await http.listen({ host: HOST, port: PORT })
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'EADDRINUSE') explain(`Port ${PORT} is in use. Stop the other program or set PORT to another number.`)
    if (code === 'EACCES') explain(`Port ${PORT} may not be used by this user. Set PORT to another number.`)
    throw error
  }
}

/** Libraries write to these streams too. An 'error' that nobody listens to would end the process. */
function outliveClosedOutput(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
}

/** One sentence, and the end. */
function explain(sentence: string): never {
  process.stderr.write(`${sentence}\n`)
  process.exit(EXIT_EXPLAINED)
}
