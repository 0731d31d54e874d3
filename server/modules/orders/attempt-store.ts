// SQL over orders.attempt, and over orders together with it.
import { sql, type Selectable } from 'kysely'
import type { Instant } from '#core/kernel/time.ts'
import type { FailureReason } from '#core/modules/payments/gateway-order.ts'
import type { PaidBy } from '#core/modules/orders/paid-by.ts'
import type { Db } from '#server/platform/database/db.ts'
import { at, type DbTime } from '#server/platform/database/db-time.ts'
import { prepared } from '#server/platform/database/prepared.ts'
import type { Tables } from '#server/platform/database/tables.generated.ts'
import { orderFromRow, type StoredOrder } from './order-row.ts'

/** NOT_STARTED: the gateway refused to begin it, was never reached, or does not know it. */
export type AttemptStatus = 'STARTED' | 'NOT_STARTED' | 'FAILED' | 'ABANDONED' | 'CHARGED'

export interface Attempt {
  readonly orderId: string
  readonly no: number
  readonly status: AttemptStatus
  readonly method: PaidBy
  readonly upiApp: string | null
  /** With what: a bank, a wallet, a saved card. */
  readonly instrument: string | null
  readonly transactionId: string | null
  /** The gateway's ids of the transactions that the order had when this attempt began. */
  readonly earlierTransactions: readonly string[]
  readonly upi: unknown
  readonly redirectUrl: string | null
  /** The bank takes its one-time password on our page. */
  readonly takesOtp: boolean
  readonly failureReason: FailureReason | null
  readonly bankReference: string | null
  readonly startedAt: Instant
  readonly expiresAt: Instant
  readonly checkedAt: Instant
  readonly checks: number
  /** When the gateway was known to have begun it; null while nobody knows whether it did. */
  readonly answeredAt: Instant | null
}

/** The attempt that speaks for an order: the one that has paid it, else the newest. */
export async function findLastAttempt(db: Db, orderId: string): Promise<Attempt | undefined> {
  const row = await db
    .selectFrom('orders.attempt')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy(isCharged, 'desc')
    .orderBy('no', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && attemptFromRow(row)
}

const isCharged = sql<boolean>`status = 'CHARGED'`

/** An order with the attempt that speaks for it, read together. */
export async function findOrderAndAttempt(
  db: Db,
  orderId: string,
): Promise<{ readonly order: StoredOrder; readonly attempt: Attempt | undefined } | undefined> {
  const { rows } = await selectOrderAndAttempt(db, { orderId })
  const [row] = rows
  if (!row) return undefined
  const order = orderFromRow(row)
  if (row.no === null) return { order, attempt: undefined }
  const { id: order_id, attempt_status: status, attempt_expires_at: expires_at } = row
  return { order, attempt: attemptFromRow({ ...row, order_id, status, expires_at } as AttemptRow) } // no is its key: it is there whole
}

const selectOrderAndAttempt = prepared((db, { orderId }: { readonly orderId: string }) =>
  db
    .selectFrom('orders.order as o')
    .leftJoinLateral(
      (newest) =>
        newest
          .selectFrom('orders.attempt')
          .selectAll()
          .whereRef('order_id', '=', 'o.id')
          .orderBy(isCharged, 'desc')
          .orderBy('no', 'desc')
          .limit(1)
          .as('a'),
      (join) => join.onTrue(),
    )
    .selectAll('o')
    .select(['a.no', 'a.method', 'a.upi_app', 'a.instrument', 'a.transaction_id', 'a.upi', 'a.redirect_url'])
    .select([
      'a.failure_reason',
      'a.bank_reference',
      'a.started_at',
      'a.checked_at',
      'a.checks',
      'a.answered_at',
      'a.takes_otp',
      'a.earlier_transactions',
    ])
    .select(['a.status as attempt_status', 'a.expires_at as attempt_expires_at'])
    .where('o.id', '=', orderId),
)

export interface AttemptOutcome {
  readonly status: Exclude<AttemptStatus, 'STARTED' | 'NOT_STARTED'>
  readonly failureReason?: FailureReason | undefined
  readonly gatewayStatus?: string | undefined
  readonly bankReference?: string | undefined
  /** The gateway's id of it, where the gateway has named it. */
  readonly transactionId?: string | undefined
  readonly now: Instant
}

/** An attempt that may still change is checked again. A charged attempt is final. */
const mayBecome = {
  CHARGED: ['STARTED', 'NOT_STARTED', 'FAILED', 'ABANDONED'],
  FAILED: ['STARTED', 'ABANDONED'],
  ABANDONED: ['STARTED'],
} satisfies Record<AttemptOutcome['status'], AttemptStatus[]>

/** Closes this attempt and no other, if it is still in a state from which it may. Answers false when it is not. */
export async function closeAttempt(
  db: Db,
  { orderId, no }: AttemptKey,
  outcome: Outcome<'FAILED' | 'ABANDONED'>,
): Promise<boolean> {
  const { numAffectedRows } = await closeRow(db, { orderId, no, now: at(outcome.now), ...closingRow(outcome) })
  return numAffectedRows === 1n
}

/** Which attempt of which order. */
export type AttemptKey = Pick<Attempt, 'orderId' | 'no'>

export type Outcome<S extends AttemptOutcome['status']> = AttemptOutcome & { readonly status: S }

/** An outcome as `closing` wants it. */
export function closingRow({ status, failureReason, gatewayStatus, bankReference, transactionId }: AttemptOutcome) {
  return {
    becomes: status,
    mayHaveBeen: mayBecome[status],
    failureReason: failureReason ?? null,
    gatewayStatus: gatewayStatus ?? null,
    bankReference: bankReference ?? null,
    transactionId: transactionId ?? null,
  }
}

export type ClosingRow = ReturnType<typeof closingRow>

interface AttemptClosing extends ClosingRow {
  readonly orderId: string
  readonly now: DbTime
}

const closeRow = prepared((db, row: AttemptClosing & AttemptKey) => closing(db, row).where('no', '=', row.no))

/** Part of a prepared statement: it says which attempt, and may do more besides. */
export function closing(db: Pick<Db, 'updateTable'>, row: AttemptClosing) {
  return db
    .updateTable('orders.attempt')
    .set({
      status: row.becomes,
      failure_reason: row.failureReason,
      gateway_status: row.gatewayStatus,
      bank_reference: row.bankReference,
      transaction_id: sql`coalesce(transaction_id, ${row.transactionId})`,
      checked_at: row.now,
      next_check_at: sql`case when ${row.becomes} = 'CHARGED' then null else next_check_at end`,
    })
    .where('order_id', '=', row.orderId)
    .where((eb) => eb('status', '=', eb.fn.any(eb.val(row.mayHaveBeen))))
}

/** Part of the same: an attempt that runs while another one has paid is left. */
export function leaving(db: Pick<Db, 'updateTable'>, { orderId }: Pick<AttemptClosing, 'orderId'>) {
  return db
    .updateTable('orders.attempt')
    .set({ status: 'ABANDONED' })
    .where('order_id', '=', orderId)
    .where('status', '=', 'STARTED')
}

/** The attempt that this transaction is, as part of a statement: the one with its id, else the newest that has none yet, else the newest. */
export function attemptOfTransaction(db: Pick<Db, 'selectFrom'>, { orderId, transactionId: id }: TransactionKey) {
  return db
    .selectFrom('orders.attempt')
    .where('order_id', '=', orderId)
    .orderBy(
      sql`case when transaction_id = ${id} then 2 when transaction_id is null and ${id}::text is not null then 1 else 0 end`,
      'desc',
    )
    .orderBy('no', 'desc')
    .limit(1)
}

interface TransactionKey {
  readonly orderId: string
  readonly transactionId: string | null
}

/** Takes the turn to ask the gateway about an order: of all who would, one does, at most once in `every`. */
export async function takeTurnToCheck(db: Db, orderId: string, now: Instant, before: Instant): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('orders.attempt')
    .set({ checked_at: at(now) })
    .where('order_id', '=', orderId)
    .where('status', '!=', 'CHARGED')
    .where('checked_at', '<=', at(before))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Attempts whose outcome is to be asked for now, each with how often it was; none of the orders in `but`. */
export async function listDueChecks(
  db: Db,
  now: Instant,
  most: number,
  but: readonly string[],
): Promise<readonly Attempt[]> {
  const rows = await db
    .selectFrom('orders.attempt')
    .selectAll()
    .where('next_check_at', '<=', at(now))
    .where((eb) => eb.not(eb('order_id', '=', eb.fn.any(eb.val(but)))))
    .orderBy('next_check_at')
    .limit(most)
    .execute()
  return rows.map(attemptFromRow)
}

/** When to ask next; null when it was asked often enough. */
export async function planNextCheck(db: Db, { orderId, no, checks }: Attempt, next: Instant | null): Promise<void> {
  await db
    .updateTable('orders.attempt')
    .set({ checks: checks + 1, next_check_at: at(next) })
    .where('order_id', '=', orderId)
    .where('no', '=', no)
    .where('status', '!=', 'CHARGED')
    .execute()
}

type AttemptRow = Omit<Selectable<Tables['orders.attempt']>, 'gateway_status' | 'next_check_at'>

function attemptFromRow(row: AttemptRow): Attempt {
  return {
    orderId: row.order_id,
    no: row.no,
    status: row.status as AttemptStatus, // the table's check
    method: row.method as PaidBy, // written from one
    upiApp: row.upi_app,
    instrument: row.instrument,
    transactionId: row.transaction_id,
    earlierTransactions: row.earlier_transactions,
    upi: row.upi,
    redirectUrl: row.redirect_url,
    takesOtp: row.takes_otp,
    failureReason: row.failure_reason as FailureReason | null, // written from a FailureReason
    bankReference: row.bank_reference,
    startedAt: row.started_at,
    expiresAt: row.expires_at,
    checkedAt: row.checked_at,
    checks: row.checks,
    answeredAt: row.answered_at,
  }
}
