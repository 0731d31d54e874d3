import { sql } from 'kysely'
import { sum, type Paise } from '#core/kernel/money.ts'
import type { Db } from '#server/platform/database/db.ts'

export interface AccountTotal {
  readonly account: string
  readonly debit: Paise
  readonly credit: Paise
  readonly balance: Paise
}

/**
 * Every account of ours with what was debited and credited, both as positive amounts; what customers hold is one line for
 * each kind of account. Debits and credits are equal, or the database has been tampered with.
 */
export async function trialBalance(db: Db) {
  const { rows: accounts } = await sql<AccountTotal>`
    select case when account ~ '^(wallet|hold|owed):' then split_part(account, ':', 1) || ':' || split_part(account, ':', 3) else account end
        as account,
      coalesce(sum(amount) filter (where amount > 0), 0)::bigint as debit,
      coalesce(-sum(amount) filter (where amount < 0), 0)::bigint as credit,
      sum(amount)::bigint as balance
    from ledger.posting group by 1 order by 1`.execute(db)
  return { accounts, debit: sum(accounts.map(({ debit }) => debit)), credit: sum(accounts.map(({ credit }) => credit)) }
}
