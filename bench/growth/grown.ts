// Copies of the base with so many orders, and families that have bought nothing yet.
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { buildApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { migrateDatabase } from '#server/migrate-database.ts'
import { createLog } from '#server/platform/log.ts'
import { toInstant } from '#core/kernel/time.ts'
import { grow } from '#server/test/proofs/growth/grow.ts'
import { withoutIndexes } from '#server/test/proofs/growth/without-indexes.ts'
import { ask, FOLDER } from '../stage/database.ts'
import { insertFamilies, inTurn, type Population } from '../stage/population.ts'
import { makeBase, type Base } from './base.ts'

/** Beyond the numbers that copies of families get. */
const FIRST_FRESH = 900_000_001
const FRESH = 20_000
const CLICKS_AN_ORDER = 3
const DAYS = 365
/** For loading: the log is not flushed again and again. All else is stock. */
export const SETTINGS = { max_wal_size: '8GB', checkpoint_timeout: '30min' }

export interface GrownDatabase {
  readonly size: number
  readonly url: string
  readonly orders: number
  readonly megabytes: number
  readonly population: Population
}

/** A database of each size, of which an earlier run may have left some. Nobody may be connected to `oursUrl` meanwhile. */
export async function openGrown(oursUrl: string, sizes: readonly number[]): Promise<GrownDatabase[]> {
  const missing: number[] = []
  for (const size of sizes) if (!(await exists(oursUrl, size))) missing.push(size)
  const base = missing.length > 0 ? await makeBase(oursUrl) : undefined
  const grown: GrownDatabase[] = []
  for (const size of sizes) {
    const began = performance.now()
    if (base && missing.includes(size)) await growTo(oursUrl, base, size)
    const database = await describe(oursUrl, size)
    const seconds = ((performance.now() - began) / 1_000).toFixed(0)
    console.log(`${database.orders} orders, ${database.megabytes.toFixed(0)} MB, ready after ${seconds} s.`)
    grown.push(database)
  }
  return grown
}

export async function dropGrown(oursUrl: string, sizes: readonly number[]): Promise<void> {
  for (const size of sizes) {
    await ask(addressOf(oursUrl, 'postgres'), `drop database if exists ${nameOf(size)} with (force)`)
    rmSync(populationFile(size), { force: true })
  }
}

/** Its population is written down in the end. */
async function exists(oursUrl: string, size: number): Promise<boolean> {
  const databases = await ask(addressOf(oursUrl, 'postgres'), 'select from pg_database where datname = $1', [nameOf(size)]) // prettier-ignore
  return databases.length > 0 && existsSync(populationFile(size))
}

async function growTo(oursUrl: string, { orders, population }: Base, size: number): Promise<void> {
  const url = addressOf(oursUrl, nameOf(size))
  await dropGrown(oursUrl, [size])
  await ask(addressOf(oursUrl, 'postgres'), `create database ${nameOf(size)} template "${new URL(oursUrl).pathname.slice(1)}"`) // prettier-ignore
  await grow(url, Math.ceil(size / orders) - 1)
  await insertClicks(url, size * CLICKS_AN_ORDER)
  await sumUp(url)
  await ask(url, 'vacuum analyze')
  writeFileSync(populationFile(size), JSON.stringify(population))
}

/** With families that have bought nothing yet, and the newest migrations. */
async function describe(oursUrl: string, size: number): Promise<GrownDatabase> {
  const url = addressOf(oursUrl, nameOf(size))
  await migrateDatabase(url)
  const [row] = await ask<{ orders: number; bytes: number; families: number }>(
    url,
    `select (select count(*) from orders.order)::int as orders, pg_database_size(current_database())::float8 as bytes,
       (select count(*) from accounts.account where phone >= '+917${FIRST_FRESH}')::int as families`,
  )
  const first = FIRST_FRESH + (row?.families ?? 0)
  await insertFamilies(url, first, first + FRESH - 1)
  await runJob(url, 'ledger.sum-entries', FRESH / 5_000)
  await ask(url, 'vacuum analyze')
  const population = JSON.parse(readFileSync(populationFile(size), 'utf8')) as Population // growTo has written it
  const nextFamily = inTurn(first, first + FRESH - 1)
  const megabytes = (row?.bytes ?? 0) / 2 ** 20
  return { size, url, orders: row?.orders ?? 0, megabytes, population: { ...population, nextFamily } }
}

const nameOf = (size: number) => `growth_${size}`
const populationFile = (size: number) => join(FOLDER, `${nameOf(size)}.json`)

function addressOf(oursUrl: string, database: string): string {
  const url = new URL(oursUrl)
  url.pathname = `/${database}`
  return url.href
}

/** Spread over a year, as visitors make them. */
async function insertClicks(url: string, count: number): Promise<void> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    await client.query(
      `select clickstream.keep_months(now() - n * interval '1 month') from generate_series(1, 12) n order by n desc`,
    )
    await client.query('select clickstream.keep_months(now())')
    await withoutIndexes(client, ['clickstream.event'], () =>
      client.query(
        `insert into clickstream.event (at, event_type, page_name, path, duration_ms, visit)
         select now() - (no * ${DAYS - 1}.0 / ${count}) * interval '1 day', 'PRODUCT_LANDING',
           (array['home', 'courses', 'course', 'plans', 'pay', 'me'])[1 + no % 6], '/', 1000 * (no % 300), 'visit' || no / 4
         from generate_series(1, ${count}) no`,
      ),
    )
  } finally {
    await client.end()
  }
}

/** As the triggers and jobs would have: rows that were copied went past them. */
async function sumUp(url: string): Promise<void> {
  await ask(
    url,
    'truncate ledger.day_total, ledger.unsummed, orders.day_taking, orders.unsummed_taking, orders.day_coupon_use, orders.unsummed_coupon_use',
  )
  await ask(
    url,
    `insert into ledger.day_total select (at at time zone 'Asia/Kolkata')::date, ledger.line_of(account),
       coalesce(sum(amount) filter (where amount > 0), 0), coalesce(-sum(amount) filter (where amount < 0), 0)
     from ledger.posting join ledger.entry on entry.id = entry_id group by 1, 2`,
  )
  await ask(
    url,
    `insert into orders.day_taking select (paid_at at time zone 'Asia/Kolkata')::date, count(*), sum(paid_amount)
     from orders.order where paid_at is not null group by 1`,
  )
  await ask(
    url,
    `insert into orders.day_coupon_use
     select use.day, use.coupon_id, use.bundle_id, use.plan_id, use.variant_name, use.paid_by, use.is_first, use.status,
       sum(use.orders), sum(use.taken_off), sum(use.paid), sum(use.given_back)
     from orders.order as its
     join orders.order as first on first.id = coalesce(its.first_order_id, its.id)
     cross join lateral orders.coupon_use_of(its, first, 1) as use
     group by 1, 2, 3, 4, 5, 6, 7, 8`,
  )
  await runJob(url, 'clickstream.close-days', DAYS / 30)
}

/** So many times: a run does a portion. The database's clock decides, as it did when the rows were written. */
async function runJob(url: string, name: string, times: number): Promise<void> {
  const [row] = await ask<{ ms: number }>(url, 'select floor(extract(epoch from now()) * 1000)::float8 as ms')
  const now = () => toInstant(row?.ms ?? 0)
  const app = await buildApp({ config: readConfig({ DATABASE_URL: url }), now, log: createLog('warn', now) })
  const job = app.jobs.find((each) => each.name === name)
  for (let run = 0; run < times; run += 1) await job?.run(app.ctx, {})
  await app.close()
}
