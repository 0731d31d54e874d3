import { sql } from 'kysely'
import { negative } from '#core/kernel/money.ts'
import type { Instant } from '#core/kernel/time.ts'
import type { Tx } from '#server/platform/database/db.ts'
import { findBalances, postEntry, type Posting } from './post-entry.ts'

export interface BalanceMove {
  readonly entryId: string
  /** What it is done for: one entry for each. */
  readonly reference: string
  readonly at: Instant
  /** Pairs of accounts that customers hold: from which, to which. */
  readonly accounts: readonly (readonly [from: string, to: string])[]
  /** What moves with it that is nobody's balance. */
  readonly beside: readonly Posting[]
}

/**
 * All that is in some accounts goes to others by one entry, and so does whatever is posted to them later: a refund of what
 * was paid before. Done again, it moves nothing.
 */
export async function moveBalances(tx: Tx, { entryId, reference, at, accounts, beside }: BalanceMove): Promise<void> {
  const from = accounts.map(([account]) => account)
  // There from now on: whoever posts to one waits for us, and finds where it has gone.
  await sql`insert into ledger.balance (account, amount) select account, 0 from unnest(${accounts.flat().toSorted()}::text[]) as account
    on conflict (account) do nothing`.execute(tx)
  await sql`select from ledger.balance where account = any(${from}) order by account for update`.execute(tx)
  const balances = await findBalances(tx, from)
  const postings = accounts.flatMap(([account, to]) => {
    const amount = balances.get(account)
    return amount ? [{ account, amount }, { account: to, amount: negative(amount) }] : [] // prettier-ignore
  })
  await postEntry(tx, { id: entryId, kind: 'MERGE', reference, at, postings: [...postings, ...beside] })
  for (const [account, to] of accounts)
    await sql`update ledger.balance set moved_to = ${to} where account = ${account} or moved_to = ${account}`.execute(
      tx,
    )
}
