// How long each operation takes on databases of several sizes. They take turns, call by call, so that the same neighbours of the
// machine slow down all of them.
import { openCheckout } from '../checkout.ts'
import { quantiles } from '../measure/closed-loop.ts'
import { openConnection, type Connection } from '../measure/connection.ts'
import { ask } from '../stage/database.ts'
import { startProduct, type Product } from '../stage/product.ts'
import type { GrownDatabase } from './grown.ts'
import { operationsOf, type GrowthOperation } from './operations.ts'
import { openSessions } from './sessions.ts'

const WARMING_UP = 5
const CALLS = 40
/** For all sizes together. */
const BUDGET_MS = 12_000
const CHECKOUTS = 60

export interface Timing {
  readonly name: string
  readonly of: 'family' | 'staff'
  readonly p50: number
  /** The longest of few calls. */
  readonly p99: number
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
  readonly timings: Timing[]
}

export async function measureOn(databases: readonly GrownDatabase[]): Promise<SizedTimings[]> {
  const runners: Runner[] = []
  try {
    for (const database of databases) runners.push(await startRunner(database))
    for (const index of runners[0]?.operations.keys() ?? []) await time(runners, index)
    await timeCheckouts(runners)
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
  const connection = openConnection(product.server.url)
  const document = await fetch(`${product.server.url}/api/openapi.json`)
  const lists = listsIn((await document.json()) as ApiDocument) // what the server says of itself
  return { database, product, connection, operations: operationsOf(cookies, lists), timings: [] }
}

async function time(runners: readonly Runner[], index: number): Promise<void> {
  const timed = runners.map((runner) => ({ runner, times: [] as number[], failures: [] as number[] }))
  const until = performance.now() + BUDGET_MS
  for (let call = 0; call < WARMING_UP + CALLS && performance.now() < until; call += 1)
    for (const { runner, times, failures } of timed) {
      const { request } = runner.operations[index] as GrowthOperation // all have the same operations
      const began = performance.now()
      const { status } = await runner.connection.send(request(call))
      if (status !== 200) failures.push(status)
      if (call >= WARMING_UP) times.push(performance.now() - began)
    }
  for (const { runner, times, failures } of timed) {
    const { name, of } = runner.operations[index] as GrowthOperation // likewise
    runner.timings.push({ name, of, failures, ...quantiles(times) })
  }
}

async function timeCheckouts(runners: readonly Runner[]): Promise<void> {
  const buyers = runners.map(({ product, database }) => openCheckout(product, database.population))
  const times = runners.map((): number[] => [])
  for (let no = 0; no < CHECKOUTS; no += 1)
    for (const [i, { database }] of runners.entries()) {
      const { coupons } = database.population
      const began = performance.now()
      await buyers[i]?.buy(coupons[no % coupons.length] ?? '')
      if (no >= CHECKOUTS / 3) times[i]?.push(performance.now() - began)
    }
  for (const buyer of buyers) buyer.close()
  for (const [i, { timings }] of runners.entries())
    timings.push({ name: 'a whole checkout', of: 'family', failures: [], ...quantiles(times[i] ?? []) })
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
