// How long each operation takes on databases of several sizes. They take turns, call by call, so that the same neighbours of the
// machine slow down all of them.
import { openCheckout } from '../checkout/checkout.ts'
import { quantiles } from '../measure/closed-loop.ts'
import { openConnection, type Connection } from '../measure/connection.ts'
import { busyMsOf } from '../measure/processes.ts'
import { ask } from '../stage/database.ts'
import { startProduct, type Product } from '../stage/product.ts'
import type { GrownDatabase } from './grown.ts'
import { operationsOf, type GrowthOperation } from './operations.ts'
import { openSessions } from './sessions.ts'

const WARMING_UP = 4
const CALLS = 24
const CHECKOUTS = 48

export interface Timing {
  readonly name: string
  readonly of: 'family' | 'staff'
  readonly p50: number
  /** The longest of few calls. */
  readonly p99: number
  /** Milliseconds of CPU of a call, server and PostgreSQL: neighbours of the machine do not change it. */
  readonly cpu: number
  /** Statuses that are not 200. */
  readonly failures: readonly number[]
}

export interface SizedTimings {
  readonly size: number
  readonly timings: readonly Timing[]
}

interface Runner {
  readonly database: GrownDatabase
  readonly product: Product
  readonly connection: Connection
  readonly operations: readonly GrowthOperation[]
  readonly busyMs: () => Promise<number>
  readonly timings: Timing[]
}

export async function measureOn(databases: readonly GrownDatabase[], only: RegExp): Promise<SizedTimings[]> {
  const runners: Runner[] = []
  try {
    for (const database of databases) runners.push(await startRunner(database))
    for (const [index, { name, of }] of runners[0]?.operations.entries() ?? [])
      if (only.test(name)) await timeInTurn(runners, { name, of, calls: CALLS }, ({ operations, connection }, call) => send(connection, operations[index], call)) // prettier-ignore
    const buyers = runners.map(({ product, database }) => openCheckout(product, database.population))
    await timeInTurn(runners, { name: 'a whole checkout', of: 'family', calls: CHECKOUTS }, async (runner, call) => {
      const { coupons } = runner.database.population
      await buyers[runners.indexOf(runner)]?.buy(coupons[call % coupons.length] ?? '')
      return 200
    })
    for (const buyer of buyers) buyer.close()
  } finally {
    for (const { connection, product } of runners) {
      connection.close()
      await product.stop()
    }
  }
  return runners.map(({ database, timings }) => ({ size: database.size, timings }))
}

/** With the pages, and without the jobs: a grown database has things due. */
async function startRunner(database: GrownDatabase): Promise<Runner> {
  const cookies = await openSessions(database.url)
  const product = await startProduct(database.url, { PAGES: 'built', WORKER: 'off' })
  const { url, pid } = product.server
  const connection = openConnection(url)
  const document = await fetch(`${url}/api/staff/openapi.json`, { headers: { cookie: cookies.staff } })
  const lists = listsIn((await document.json()) as ApiDocument) // what the server says of itself
  async function busyMs(): Promise<number> {
    const backends = await listBackends(database.url)
    return [pid, ...backends].reduce((sum, each) => sum + busyMsOf(each), 0)
  }
  return { database, product, connection, operations: operationsOf(cookies, lists), busyMs, timings: [] }
}

async function listBackends(url: string): Promise<number[]> {
  const rows = await ask<{ pid: number }>(
    url,
    `select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
  )
  return rows.map(({ pid }) => pid)
}

interface Timed extends Pick<Timing, 'name' | 'of'> {
  readonly calls: number
}

/** Answers the status. */
type Call = (runner: Runner, call: number) => Promise<number>

async function timeInTurn(runners: readonly Runner[], { name, of, calls }: Timed, work: Call): Promise<void> {
  const timed = runners.map((runner) => ({ runner, times: [] as number[], failures: [] as number[], busyBefore: NaN }))
  for (let call = 0; call < WARMING_UP + calls; call += 1)
    for (const each of timed) {
      if (call === WARMING_UP) each.busyBefore = await each.runner.busyMs()
      const began = performance.now()
      const status = await work(each.runner, call)
      if (status !== 200) each.failures.push(status)
      if (call >= WARMING_UP) each.times.push(performance.now() - began)
    }
  for (const { runner, times, failures, busyBefore } of timed) {
    const cpu = ((await runner.busyMs()) - busyBefore) / calls
    runner.timings.push({ name, of, cpu, failures, ...quantiles(times) })
  }
}

async function send(connection: Connection, operation: GrowthOperation | undefined, call: number): Promise<number> {
  return operation ? (await connection.send(operation.request(call))).status : NaN
}

interface ApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, { operationId: string }>>>>
}

function listsIn({ paths }: ApiDocument): string[] {
  return Object.entries(paths).flatMap(([path, { get }]) => (get?.operationId.endsWith('.list') ? [path] : []))
}

/** The largest tables, for the report. */
export function largestTables(url: string): Promise<{ name: string; megabytes: number }[]> {
  return ask(
    url,
    `select relnamespace::regnamespace || '.' || relname as name,
       (pg_total_relation_size(oid) / 1024.0 / 1024.0)::float8 as megabytes
     from pg_class where relkind = 'r' order by 2 desc limit 8`,
  )
}
