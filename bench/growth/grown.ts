// A copy of the base with so many orders, and families that have bought nothing yet.
import { buildApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { createLog } from '#server/platform/log.ts'
import { toInstant } from '#core/kernel/time.ts'
import { grow } from '#server/test/proofs/growth/grow.ts'
import { ask } from '../stage/database.ts'
import { insertFamilies, inTurn, type Population } from '../stage/population.ts'
import type { Base } from './base.ts'

/** Beyond the numbers that copies of families get. */
const FIRST_FRESH = 900_000_001
const FRESH = 5_000
const CLICKS_AN_ORDER = 3
const DAYS = 365

export interface GrownDatabase {
  readonly url: string
  readonly orders: number
  readonly megabytes: number
  readonly population: Population
}

/** Nobody may be connected to the base meanwhile. */
export async function growTo(baseUrl: string, { orders, population }: Base, size: number): Promise<GrownDatabase> {
  const url = new URL(baseUrl)
  const admin = new URL(baseUrl)
  admin.pathname = '/postgres'
  url.pathname = '/growth'
  await ask(admin.href, 'drop database if exists growth with (force)')
  await ask(admin.href, `create database growth template "${new URL(baseUrl).pathname.slice(1)}"`)
  await grow(url.href, Math.ceil(size / orders) - 1)
  await insertFamilies(url.href, FIRST_FRESH, FIRST_FRESH + FRESH - 1)
  await insertClicks(url.href, size * CLICKS_AN_ORDER)
  await sumUp(url.href)
  await ask(url.href, 'vacuum analyze')
  const [row] = await ask<{ orders: number; bytes: number }>(
    url.href,
    'select (select count(*) from orders.order)::int as orders, pg_database_size(current_database())::float8 as bytes',
  )
  const nextFamily = inTurn(FIRST_FRESH, FIRST_FRESH + FRESH - 1)
  return {
    url: url.href,
    orders: row?.orders ?? 0,
    megabytes: (row?.bytes ?? 0) / 2 ** 20,
    population: { ...population, nextFamily },
  }
}

/** Spread over a year, as visitors make them. */
async function insertClicks(url: string, count: number): Promise<void> {
  await ask(
    url,
    `select clickstream.keep_months(now() - n * interval '1 month') from generate_series(1, 12) n order by n desc`,
  )
  await ask(url, 'select clickstream.keep_months(now())')
  await ask(
    url,
    `insert into clickstream.event (at, event_type, page_name, path, duration_ms, visit)
     select now() - (no * ${DAYS - 1}.0 / ${count}) * interval '1 day', 'PRODUCT_LANDING',
       (array['home', 'courses', 'course', 'plans', 'pay', 'me'])[1 + no % 6], '/', 1000 * (no % 300), 'visit' || no / 4
     from generate_series(1, ${count}) no`,
  )
}

/** As the triggers and jobs would have: rows that were copied went past them. */
async function sumUp(url: string): Promise<void> {
  await ask(url, 'truncate ledger.day_total, ledger.unsummed, orders.day_taking, orders.unsummed_taking')
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
  await closeDays(url)
}

/** The database's clock decides, as it did when the clicks were written. */
async function closeDays(url: string): Promise<void> {
  const [row] = await ask<{ ms: number }>(url, 'select floor(extract(epoch from now()) * 1000)::float8 as ms')
  const now = () => toInstant(row?.ms ?? 0)
  const app = await buildApp({ config: readConfig({ DATABASE_URL: url }), now, log: createLog('warn', now) })
  const job = app.jobs.find(({ name }) => name === 'clickstream.close-days')
  for (let run = 0; run < DAYS / 30; run += 1) await job?.run(app.ctx, {})
  await app.close()
}
