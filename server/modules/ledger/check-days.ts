// Totals are held against the entries that they stand for: a total that somebody has changed would be believed for ever.
import { sql } from 'kysely'
import { z } from 'zod'
import { DAY, HOUR, indianDay, later, type Instant } from '#core/kernel/time.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Db } from '#server/platform/database/db.ts'
import { forEachRow } from '#server/platform/jobs/each-row.ts'
import { job } from '#server/platform/jobs/queue.ts'
import { totalsOf } from './sum-entries.ts'

const NAME = 'ledger.check-days'
/** The last days are checked each night, an older one every so many nights. */
const RECENT_DAYS = 3
const ROUND = 30

/** Every night, 04:50 IST. A day whose totals differ is set aside, in front of staff. */
export const checkDaysJob = job({
  name: NAME,
  payload: z.unknown(),
  cron: '20 23 * * *',
  run: (ctx) =>
    forEachRow(ctx, {
      job: NAME,
      list: () => listDays(ctx.db, ctx.now()),
      idOf: (day) => day,
      work: (day) => checkDay(ctx, day),
    }),
})

async function listDays(db: Db, now: Instant): Promise<string[]> {
  const recent = indianDay(later(now, -RECENT_DAYS * DAY))
  const today = indianDay(later(now, HOUR))
  const { rows } = await sql<{ day: string }>`
    select distinct day::text as day from ledger.day_total
    where day >= ${recent}::date or (day - ${today}::date) % ${ROUND} = 0 order by 1`.execute(db)
  return rows.map(({ day }) => day)
}

async function checkDay({ db }: Ctx, day: string): Promise<void> {
  const { rows } = await sql<{ line: string }>`
    with entries as (
      select id as entry_id from ledger.entry
      where at >= ${day}::date::timestamp at time zone 'Asia/Kolkata'
        and at < (${day}::date + 1)::timestamp at time zone 'Asia/Kolkata'
        and not exists (select from ledger.unsummed where entry_id = entry.id)
    ), right_totals as (${totalsOf(sql`entries`)})
    select line from (select line, debit, credit from ledger.day_total where day = ${day}::date) as ours
      full join right_totals as theirs using (line)
    where (ours.debit, ours.credit) is distinct from (theirs.debit, theirs.credit) order by 1`.execute(db)
  if (rows.length > 0)
    throw new Error(`the totals of this day differ from its entries: ${rows.map(({ line }) => line).join(', ')}`)
}
