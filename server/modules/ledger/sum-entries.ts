// Each entry is added to the totals of its day, once. Until then it is in `ledger.unsummed`, since its own transaction.
import { sql } from 'kysely'
import type { Db } from '#server/platform/database/db.ts'
import { sumJob } from '#server/platform/jobs/in-batches.ts'

export const sumEntriesJob = sumJob('ledger.sum-entries', sumSome)

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

/**
 * The totals by day and line of the entries whose ids are in `ids`. "offset 0" has PostgreSQL look each of them up: it takes an
 * empty table for one of some thousand rows, for which it would read all postings.
 */
export function totalsOf(ids: ReturnType<typeof sql>) {
  return sql`
    select (at at time zone 'Asia/Kolkata')::date as day, ledger.line_of(account) as line,
      coalesce(sum(amount) filter (where amount > 0), 0)::bigint as debit,
      coalesce(-sum(amount) filter (where amount < 0), 0)::bigint as credit
    from ${ids} as ids,
      lateral (select at from ledger.entry where id = ids.entry_id offset 0) as entries,
      lateral (select account, amount from ledger.posting where posting.entry_id = ids.entry_id offset 0) as lines
    group by 1, 2`
}
