// How long each operation takes on one database: one client, one call after the other.
import { openCheckout } from '../checkout.ts'
import { quantiles } from '../measure/closed-loop.ts'
import { openConnection, type Connection } from '../measure/connection.ts'
import { ask } from '../stage/database.ts'
import { startProduct } from '../stage/product.ts'
import type { GrownDatabase } from './grown.ts'
import { operationsOf, type GrowthOperation } from './operations.ts'
import { openSessions } from './sessions.ts'

const WARMING_UP = 3
const CALLS = 30
const BUDGET_MS = 3_000
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

/** With the pages, and without the jobs: a grown database has things due. */
export async function measureOn({ url, population }: GrownDatabase): Promise<Timing[]> {
  const cookies = await openSessions(url)
  const product = await startProduct(url, { PAGES: 'built', WORKER: 'off' })
  const connection = openConnection(product.server.url)
  const timings: Timing[] = []
  try {
    const document = await fetch(`${product.server.url}/api/openapi.json`)
    const lists = listsIn((await document.json()) as ApiDocument) // what the server says of itself
    for (const operation of operationsOf(cookies, lists)) timings.push(await time(operation, connection))
    const buyer = openCheckout(product, population)
    const times: number[] = []
    for (let no = 0; no < CHECKOUTS; no += 1) {
      const began = performance.now()
      await buyer.buy(population.coupons[no % population.coupons.length] ?? '')
      if (no >= CHECKOUTS / 3) times.push(performance.now() - began)
    }
    buyer.close()
    timings.push({ name: 'a whole checkout', of: 'family', failures: [], ...quantiles(times) })
  } finally {
    connection.close()
    await product.stop()
  }
  return timings
}

async function time({ name, of, request }: GrowthOperation, connection: Connection): Promise<Timing> {
  const times: number[] = []
  const failures: number[] = []
  const until = performance.now() + BUDGET_MS
  for (let call = 0; call < WARMING_UP + CALLS && performance.now() < until; call += 1) {
    const began = performance.now()
    const { status } = await connection.send(request(call))
    if (status !== 200) failures.push(status)
    if (call >= WARMING_UP) times.push(performance.now() - began)
  }
  return { name, of, failures, ...quantiles(times) }
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
