// One build of the product with the families who buy from it, started on a database of its own.
import { openCheckout, type Checkout } from '../checkout/checkout.ts'
import { closedLoop } from '../measure/closed-loop.ts'
import type { Clocks } from '../measure/meter.ts'
import { cpuMsOf, familyCpuMsOf } from '../measure/processes.ts'
import { ask } from './database.ts'
import { populate, type Population } from './population.ts'
import { startProduct, type Product } from './product.ts'

export const MOST_CLIENTS = 32
const WARM_CLIENTS = 8

export interface Contestant {
  readonly databaseUrl: string
  readonly population: Population
  readonly product: Product
  readonly users: readonly Checkout[]
  readonly ours: Clocks
  readonly stop: () => Promise<void>
}

export interface ContestantOptions {
  readonly databaseUrl: string
  /** The process id of PostgreSQL, the parent of all connections. */
  readonly postgresPid: number
  /** How many may buy. */
  readonly families: number
}

export async function startContestant({ databaseUrl, postgresPid, families }: ContestantOptions): Promise<Contestant> {
  const population = await populate(databaseUrl, families)
  const product = await startProduct(databaseUrl, { WORKER: 'off' })
  const users = Array.from({ length: MOST_CLIENTS }, () => openCheckout(product, population))
  return {
    databaseUrl,
    population,
    product,
    users,
    ours: {
      server: () => cpuMsOf(product.server.pid),
      PostgreSQL: () => familyCpuMsOf(postgresPid),
      sandbox: () => cpuMsOf(product.sandbox.pid),
      users: () => cpuMsOf(process.pid),
    },
    async stop() {
      for (const user of users) user.close()
      await product.stop()
    },
  }
}

/** Buys for so many seconds. Plans that were made while the tables were empty are made anew, as they are where there is a history. */
export async function warmUp({ users, population, databaseUrl }: Contestant, seconds: number): Promise<void> {
  await closedLoop(WARM_CLIENTS, seconds, async (i) => users[i]?.buy(population.coupons[i] ?? ''))
  await ask(databaseUrl, 'vacuum analyze')
}
