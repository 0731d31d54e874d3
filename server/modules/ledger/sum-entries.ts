// Each entry is added to the totals of its day, once. Until then it is in `ledger.unsummed`, since its own transaction.
import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '#server/platform/database/db.ts'
import { inBatches } from '#server/platform/jobs/in-batches.ts'
import { job } from '#server/platform/jobs/queue.ts'

const AT_ONCE = 5_000

/** Every minute. The next run takes the rest. */
export const sumEntriesJob = job({
  name: 'ledger.sum-entries',
  payload: z.unknown(),
  cron: '* * * * *',
  run: async ({ db }) => void (await inBatches(AT_ONCE, (most) => sumSome(db, most))),
})

/** Answers how many entries it has added. */
export async function sumSome(db: Db, most: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with taken as (
      delete from ledger.unsummed where entry_id in (
        select entry_id from ledger.unsummed order by entry_id limit ${most} for update skip locked)
      returning entry_id
    ), totals as (
      insert into ledger.day_total as known (day, line, debit, credit)
      select day, line, debit, credit from (${totalsOf(sql`taken`)}) as sums order by day, line
      on conflict (day, line) do update set debit = known.debit + excluded.debit, credit = known.credit + excluded.credit
    ) select count(*)::int as count from taken`.execute(db)
  return rows[0]?.count ?? 0
}

/** The totals by day and line of the entries whose ids are in `ids`. */
export function totalsOf(ids: ReturnType<typeof sql>) {
  return sql`
    select (at at time zone 'Asia/Kolkata')::date as day, ledger.line_of(account) as line,
      coalesce(sum(amount) filter (where amount > 0), 0)::bigint as debit,
      coalesce(-sum(amount) filter (where amount < 0), 0)::bigint as credit
    from ${ids} join ledger.entry on entry.id = entry_id join ledger.posting using (entry_id) group by 1, 2`
}
