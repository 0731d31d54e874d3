import { negative, sum, toPaise, type Paise } from '#core/kernel/money.ts'
import type { Instant } from '#core/kernel/time.ts'
import { ledgerErrors } from '#core/modules/ledger/errors.ts'
import { sql } from 'kysely'
import { isCheckViolation, type Db, type Tx } from '#server/platform/database/db.ts'
import { at, type DbTime } from '#server/platform/database/db-time.ts'
import { prepared } from '#server/platform/database/prepared.ts'

export interface Posting {
  readonly account: string
  /** Positive is a debit, negative a credit. */
  readonly amount: Paise
}

export interface Entry {
  readonly id: string
  /** One entry of a kind stands for each reference. */
  readonly kind:
    | 'PAYMENT'
    | 'HELD'
    | 'REFUND'
    | 'REVERSAL'
    | 'WALLET_HOLD'
    | 'WALLET_RELEASE'
    | 'WALLET_GRANT'
    | 'ADJUSTMENT'
    | 'GATEWAY_FEE'
    | 'MERGE'
  readonly reference: string
  readonly at: Instant
  readonly postings: readonly Posting[]
}

/**
 * Writes one entry, in one statement. Lines of nothing are left out; an entry without lines says that a step moved no money, as
 * the sale of what costs nothing. Answers false when an entry of this kind stands for
 * this reference already. Throws a RangeError when the lines do not add up to nothing (the database would refuse it too),
 * and BALANCE_TOO_LOW when a customer holds less than the entry takes.
 */
export async function postEntry(tx: Tx, entry: Entry): Promise<boolean> {
  const lines = await toSuccessors(tx, entry.postings.filter(({ amount }) => amount !== 0)) // prettier-ignore
  if (sum(lines.map(({ amount }) => amount)) !== 0) throw new RangeError('the lines do not add up to nothing')
  if (lines.length === 0) return (await insertEmpty(tx, { ...keyOf(entry), now: at(entry.at) })).numAffectedRows === 1n
  const { numAffectedRows } = await insertEntry(tx, {
    ...keyOf(entry),
    now: at(entry.at),
    accounts: lines.map(({ account }) => account),
    amounts: lines.map(({ amount }) => amount),
  })
  if (!numAffectedRows) return false
  await moveBalances(tx, lines)
  return true
}

function keyOf({ id, kind, reference }: Entry) {
  return { id, kind, reference }
}

interface EmptyRow extends Pick<Entry, 'id' | 'kind' | 'reference'> {
  readonly now: DbTime
}

const insertEmpty = prepared(
  (_, { id, kind, reference, now }: EmptyRow) => sql`
    insert into ledger.entry (id, kind, reference, at) values (${id}, ${kind}, ${reference}, ${now})
    on conflict (kind, reference) do nothing`,
)

interface EntryRow extends EmptyRow {
  readonly accounts: readonly string[]
  readonly amounts: readonly Paise[]
}

const insertEntry = prepared(
  (_, { id, kind, reference, now, accounts, amounts }: EntryRow) => sql`
    with entry as (
      insert into ledger.entry (id, kind, reference, at) values (${id}, ${kind}, ${reference}, ${now})
      on conflict (kind, reference) do nothing returning id)
    insert into ledger.posting (entry_id, line, account, amount)
    select entry.id, line, account, amount
    from entry, unnest(${accounts}::text[], ${amounts}::bigint[]) with ordinality as lines (account, amount, line)`,
)

const KEPT_AS_BALANCE = /^(wallet|hold):/

/**
 * Replaces an account that was moved by its successor. The rows stay locked, so nothing moves in between. The same
 * statement inserts missing rows, all in the accounts' order: two transactions that lock existing rows first and insert
 * missing rows later would deadlock.
 */
async function toSuccessors(tx: Tx, lines: readonly Posting[]): Promise<readonly Posting[]> {
  const kept = lines.filter(({ account }) => KEPT_AS_BALANCE.test(account)).map(({ account }) => account)
  if (kept.length === 0) return lines
  const { rows } = await sql<{ account: string; moved_to: string | null }>`
    insert into ledger.balance (account, amount) select account, 0 from unnest(${[...new Set(kept)].toSorted()}::text[]) as account
    on conflict (account) do update set amount = balance.amount returning account, moved_to`.execute(tx)
  const successors = new Map(rows.map(({ account, moved_to }) => [account, moved_to]))
  return lines.map(({ account, amount }) => ({ account: successors.get(account) ?? account, amount }))
}

/**
 * A customer's balance is a liability of ours, so a credit raises it. Updates run in the accounts' order to avoid
 * deadlocks.
 */
async function moveBalances(tx: Tx, lines: readonly Posting[]): Promise<void> {
  const kept = lines.filter(({ account }) => KEPT_AS_BALANCE.test(account))
  for (const { account, amount } of kept.toSorted((a, b) => (a.account < b.account ? -1 : 1)))
    try {
      await sql`update ledger.balance set amount = amount - ${amount} where account = ${account}`.execute(tx)
    } catch (error) {
      throw isCheckViolation(error, 'balance_amount_check') ? ledgerErrors.BALANCE_TOO_LOW() : error
    }
}

/** Each account's balance. An account without a row is left out. */
export async function findBalances(db: Db, accounts: readonly string[]): Promise<ReadonlyMap<string, Paise>> {
  const rows = await db
    .selectFrom('ledger.balance')
    .select(['account', 'amount'])
    .where('account', 'in', accounts)
    .execute()
  return new Map(rows.map(({ account, amount }) => [account, toPaise(amount)]))
}

/** The lines of an entry with their signs turned: what undoes it. Empty when there is no such entry. */
export async function reversalOf(db: Db, kind: Entry['kind'], reference: string): Promise<Posting[]> {
  const { rows } = await sql<Posting>`
    select account, -amount as amount from ledger.posting join ledger.entry on entry.id = entry_id
    where kind = ${kind} and reference = ${reference} order by line`.execute(db)
  return rows
}

/** Returns the references that have an entry of this kind. */
export async function listBooked(db: Db, kind: Entry['kind'], references: readonly string[]): Promise<string[]> {
  if (references.length === 0) return []
  const rows = await db
    .selectFrom('ledger.entry')
    .select('reference')
    .where('kind', '=', kind)
    .where('reference', 'in', references)
    .execute()
  return rows.map(({ reference }) => reference)
}

/** The sum of an account's postings. */
export async function sumOf(db: Db, account: string): Promise<Paise> {
  const { rows } = await sql<{ total: Paise }>`
    select coalesce(sum(amount), 0)::bigint as total from ledger.posting where account = ${account}`.execute(db)
  return rows[0]?.total ?? (0 as Paise) // an aggregate always answers a row
}

export interface Movement {
  readonly id: string
  readonly at: Instant
  readonly kind: string
  /** As its owner sees it: what came in is positive. */
  readonly amount: Paise
  readonly reference: string
}

/** The last fifty movements of what a customer holds, newest first. */
export async function listMovements(db: Db, accounts: readonly string[]): Promise<Movement[]> {
  const rows = await db
    .selectFrom('ledger.posting')
    .innerJoin('ledger.entry', 'ledger.entry.id', 'ledger.posting.entry_id')
    .select([
      'ledger.entry.id',
      'ledger.entry.at',
      'ledger.entry.kind',
      'ledger.entry.reference',
      'ledger.posting.amount',
    ])
    .where('ledger.posting.account', 'in', accounts)
    .orderBy('ledger.entry.id', 'desc')
    .limit(50)
    .execute()
  return rows.map(({ amount, ...rest }) => ({ ...rest, amount: negative(toPaise(amount)) }))
}

/** Locks and returns a customer's balance: no other transaction changes it until this one ends. */
export async function lockBalance(tx: Tx, account: string): Promise<Paise> {
  const row = await tx.selectFrom('ledger.balance').select('amount').where('account', '=', account).forUpdate().executeTakeFirst() // prettier-ignore
  return toPaise(row?.amount ?? 0)
}
