// The database that is grown: the demo's families, and families that have bought in every way.
import { setTimeout as wait } from 'node:timers/promises'
import { openCheckout } from '../checkout/checkout.ts'
import { SCENARIOS } from '../checkout/scenarios.ts'
import { ask } from '../stage/database.ts'
import { populate, type Population } from '../stage/population.ts'
import { startProduct } from '../stage/product.ts'

const FAMILIES = 20
/** Orders that are never paid. */
const LEFT_OPEN = 8

export interface Base {
  readonly orders: number
  /** The courses and coupons. Its families have all bought. */
  readonly population: Population
}

/** The product has done everything that follows from the orders, and has stopped. */
export async function makeBase(databaseUrl: string): Promise<Base> {
  const population = await populate(databaseUrl, FAMILIES)
  const product = await startProduct(databaseUrl)
  const buyer = openCheckout(product, population)
  try {
    for (const scenario of SCENARIOS) await buyer.buyBy(scenario)
    for (let no = 0; no < LEFT_OPEN; no += 1) await buyer.buyUnsettled(population.coupons[no] ?? '')
    while (await isBusy(databaseUrl)) await wait(500)
  } finally {
    buyer.close()
    await product.stop()
  }
  const [row] = await ask<{ orders: number }>(databaseUrl, 'select count(*)::int as orders from orders.order')
  return { orders: row?.orders ?? 0, population }
}

/** True while invoices or receipts are still to be made. */
async function isBusy(databaseUrl: string): Promise<boolean> {
  const [row] = await ask<{ jobs: number }>(
    databaseUrl,
    `select (select count(*) from platform.outbox)::int
       + (select count(*) from graphile_worker._private_jobs where run_at <= now() and attempts < max_attempts)::int as jobs`,
  )
  return row?.jobs !== 0
}
