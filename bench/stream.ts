// `npm run bench:stream`: one event for 2,000 open pages at two processes, against a bare Fastify that does the same.
import { openClients, type StreamClient } from './measure/stream-clients.ts'
import { spreadOf, type Spread } from './measure/spread.ts'
import { migrateDatabase } from '#server/migrate-database.ts'
import { freePort } from '../tools/stack/ports.ts'
import { ask, FOLDER, startDatabases } from './stage/database.ts'
import { SESSION_COOKIE, startServer } from './stage/product.ts'
import { startProgram, type RunningProgram } from './stage/program.ts'

/** A person may open 120 streams a minute at each process, so the pages belong to some people. */
const [ACCOUNTS, SESSIONS] = [20, 100]
const PROCESSES = 2
const ROUNDS = 3
const EVENTS = 20
const WARMING_UP = 5
const P99 = 0.99

interface Contest {
  readonly name: string
  readonly start: () => Promise<RunningProgram>
  readonly publish: (no: number) => Promise<unknown>
}

const databases = await startDatabases()
try {
  await migrateDatabase(databases.ours)
  await insertSessions()
  const ours: Contest = { name: 'ours', start: startOurs, publish: publishOurs }
  const floor: Contest = { name: 'bare Fastify', start: startFloor, publish: publishBare }
  const [oursMs, floorMs] = [[] as number[], [] as number[]]
  for (let round = 0; round < ROUNDS; round += 1) {
    oursMs.push(await run(ours))
    floorMs.push(await run(floor))
  }
  const ratios = oursMs.map((each, i) => each / (floorMs[i] ?? Number.NaN))
  console.log(
    `p99: ours ${text(spreadOf(oursMs))} ms, bare Fastify ${text(spreadOf(floorMs))} ms, ratio ${text(spreadOf(ratios))}`,
  )
} finally {
  await databases.stop()
}
process.exit(0)

/** The 99th percentile of all clients' waits, in milliseconds. */
async function run({ name, start, publish }: Contest): Promise<number> {
  const programs: RunningProgram[] = []
  try {
    for (let i = 0; i < PROCESSES; i += 1) programs.push(await start())
    const clients: StreamClient[] = Array.from({ length: ACCOUNTS * SESSIONS }, (_, i) => ({
      url: `${programs[i % PROCESSES]?.url}/api/stream`,
      cookie: `${SESSION_COOKIE}=stream-${i + 1}`,
    }))
    const pages = await openClients(clients)
    await pages.time(WARMING_UP, publish)
    const waits = (await pages.time(EVENTS, publish)).toSorted((x, y) => x - y)
    pages.close()
    const p99 = waits[Math.floor(waits.length * P99)] ?? Number.NaN
    console.log(`${name.padEnd(14)} ${clients.length} clients, ${waits.length} arrivals: p99 ${p99.toFixed(1)} ms`)
    return p99
  } finally {
    for (const program of programs) await program.stop()
  }
}

function startOurs(): Promise<RunningProgram> {
  const settings = { PAGES: 'off', WORKER: 'off' }
  return startServer({ databaseUrl: databases.ours, sandboxUrl: 'http://127.0.0.1:9', settings })
}

/** One statement, as a transaction that notifies these people makes it. */
function publishOurs(no: number): Promise<unknown> {
  return ask(
    databases.ours,
    `insert into platform.event (topic, kind, data, at)
     select 'account:acc' || lpad(n::text, 18, '0'), 'notices', jsonb_build_object('no', ${no}::int), now()
     from generate_series(1, ${ACCOUNTS}) n`,
  )
}

async function startFloor(): Promise<RunningProgram> {
  const port = await freePort()
  return startProgram({
    script: 'bench/floors/stream.ts',
    args: [databases.floor, String(port)],
    env: { NODE_ENV: 'production' },
    logFile: `${FOLDER}/floor.log`,
    url: `http://127.0.0.1:${port}/healthz`,
  })
}

function publishBare(no: number): Promise<unknown> {
  return ask(databases.floor, `select pg_notify('bench', '{"no":${no}}')`)
}

function insertSessions(): Promise<unknown> {
  return ask(
    databases.ours,
    `insert into platform.session (token_hash, principal, subject, created_at, seen_at, idle_seconds, ends_at)
     select sha256(convert_to('stream-' || n, 'UTF8')),
       jsonb_build_object('kind', 'household', 'accountId', account, 'learnerId', learner), account,
       now(), now(), 30 * 86400, now() + interval '180 days'
     from generate_series(1, ${ACCOUNTS * SESSIONS}) n, lateral (select
       'acc' || lpad((1 + (n - 1) % ${ACCOUNTS})::text, 18, '0') as account,
       'lrn' || lpad((1 + (n - 1) % ${ACCOUNTS})::text, 18, '0') as learner) ids`,
  )
}

function text({ median, min, max }: Spread): string {
  return `${median.toFixed(1)} (${min.toFixed(1)}–${max.toFixed(1)})`
}
