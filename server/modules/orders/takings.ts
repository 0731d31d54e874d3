import { sql } from 'kysely'
import type { Paise } from '#core/kernel/money.ts'
import { DAY, isoString, later, startOfDayInIndia, type Instant } from '#core/kernel/time.ts'
import type { Db } from '#server/platform/database/db.ts'

export interface Takings {
  /** "2026-11-21", a day in India. */
  readonly day: string
  readonly orders: number
  readonly amount: Paise
}

/** The payments of each of the last days, including days without a sale. The current day comes last. */
export async function listTakings(db: Db, now: Instant, days: number): Promise<Takings[]> {
  const today = startOfDayInIndia(now)
  const first = later(today, -(days - 1) * DAY)
  const { rows } = await sql<Takings>`
    select to_char(day, 'YYYY-MM-DD') as day, count("order".id) as orders, coalesce(sum(paid_amount), 0)::bigint as amount
    from generate_series(${isoString(first)}::timestamptz at time zone 'Asia/Kolkata',
      ${isoString(today)}::timestamptz at time zone 'Asia/Kolkata', interval '1 day') day
    left join orders.order on paid_at >= day at time zone 'Asia/Kolkata'
      and paid_at < (day + interval '1 day') at time zone 'Asia/Kolkata'
    group by day order by day`.execute(db)
  return rows
}
