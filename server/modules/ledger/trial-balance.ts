import { sql } from 'kysely'
import { sum, type Paise } from '#core/kernel/money.ts'
import type { Db } from '#server/platform/database/db.ts'
import { totalsOf } from './sum-entries.ts'

export interface AccountTotal {
  readonly account: string
  readonly debit: Paise
  readonly credit: Paise
  readonly balance: Paise
}

interface BalanceDays {
  readonly from?: string | undefined
  readonly until?: string | undefined
}

/**
 * Every account of ours with what was debited and credited, both as positive amounts. Customers’ accounts are one line for each
 * kind, and money held for orders is one line. Debits and credits are equal, or the database has been tampered
 * with. Adds up the totals of the days, and the entries that are not in them yet.
 */
export async function trialBalance(db: Db, { from, until }: BalanceDays) {
  const { rows: accounts } = await sql<AccountTotal>`
    select line as account, sum(debit)::bigint as debit, sum(credit)::bigint as credit,
      (sum(debit) - sum(credit))::bigint as balance
    from (select day, line, debit, credit from ledger.day_total
      union all select day, line, debit, credit from (${totalsOf(sql`ledger.unsummed`)}) as fresh) as totals
    where (${from ?? null}::date is null or day >= ${from ?? null}::date)
      and (${until ?? null}::date is null or day <= ${until ?? null}::date)
    group by line order by line`.execute(db)
  return { accounts, debit: sum(accounts.map(({ debit }) => debit)), credit: sum(accounts.map(({ credit }) => credit)) }
}
