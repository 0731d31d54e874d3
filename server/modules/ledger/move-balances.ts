import { sql } from 'kysely'
import { negative } from '#core/kernel/money.ts'
import type { Instant } from '#core/kernel/time.ts'
import type { Tx } from '#server/platform/database/db.ts'
import { findBalances, postEntry, type Posting } from './post-entry.ts'

export interface BalanceMove {
  readonly entryId: string
  /** The reason for the move. A reference has at most one entry. */
  readonly reference: string
  readonly at: Instant
  /** Pairs of accounts that customers hold: from which, to which. */
  readonly accounts: readonly (readonly [from: string, to: string])[]
  /** Further postings of the same entry, on accounts that are not a customer's. */
  readonly otherPostings: readonly Posting[]
}

/**
 * Moves all that some accounts hold to others by one entry. Later postings to these accounts go there too, such as a
 * refund of an earlier payment. A second call moves nothing.
 */
export async function moveBalances(
  tx: Tx,
  { entryId, reference, at, accounts, otherPostings }: BalanceMove,
): Promise<void> {
  const from = accounts.map(([account]) => account)
  // Create missing rows, so that they can be locked: a concurrent posting to one of them waits, and then finds the
  // account's successor.
  await sql`insert into ledger.balance (account, amount) select account, 0 from unnest(${accounts.flat().toSorted()}::text[]) as account
    on conflict (account) do nothing`.execute(tx)
  await sql`select from ledger.balance where account = any(${from}) order by account for update`.execute(tx)
  const balances = await findBalances(tx, from)
  const postings = accounts.flatMap(([account, to]) => {
    const amount = balances.get(account)
    return amount ? [{ account, amount }, { account: to, amount: negative(amount) }] : [] // prettier-ignore
  })
  await postEntry(tx, { id: entryId, kind: 'MERGE', reference, at, postings: [...postings, ...otherPostings] })
  for (const [account, to] of accounts)
    await sql`update ledger.balance set moved_to = ${to} where account = ${account} or moved_to = ${account}`.execute(
      tx,
    )
}
