// The payments of orders, by day. A payment is noted in its own transaction (`orders.unsummed_taking`, by a trigger), and a job adds
// it to its day: nothing is counted twice, and no report reads the orders.
import { sql } from 'kysely'
import type { Paise } from '#core/kernel/money.ts'
import { DAY, indianDay, later, type Instant } from '#core/kernel/time.ts'
import type { Db } from '#server/platform/database/db.ts'
import { sumJob } from '#server/platform/jobs/in-batches.ts'

export interface Takings {
  /** "2026-11-21", a day in India. */
  readonly day: string
  readonly orders: number
  readonly amount: Paise
}

/** The payments of each of the last days, including days without a sale. The current day comes last. */
export async function listTakings(db: Db, now: Instant, days: number): Promise<Takings[]> {
  const first = indianDay(later(now, -(days - 1) * DAY))
  const { rows } = await sql<Takings>`
    select to_char(days.day, 'YYYY-MM-DD') as day, coalesce(sum(orders), 0)::bigint as orders,
      coalesce(sum(amount), 0)::bigint as amount
    from generate_series(${first}::date, ${indianDay(now)}::date, interval '1 day') as days (day)
    left join (select day, orders, amount from orders.day_taking where day >= ${first}::date
      union all select day, orders, amount from orders.unsummed_taking where day >= ${first}::date) as takings
      on takings.day = days.day
    group by days.day order by days.day`.execute(db)
  return rows
}

export const sumTakingsJob = sumJob('orders.sum-takings', sumSome)

/** Answers how many payments it has added. */
export async function sumSome(db: Db, most: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with taken as (
      delete from orders.unsummed_taking where id in (
        select id from orders.unsummed_taking order by id limit ${most} for update skip locked)
      returning day, orders, amount
    ), totals as (
      insert into orders.day_taking as known (day, orders, amount)
      select day, sum(orders), sum(amount) from taken group by day order by day
      on conflict (day) do update set orders = known.orders + excluded.orders, amount = known.amount + excluded.amount
    ) select count(*)::int as count from taken`.execute(db)
  return rows[0]?.count ?? 0
}
