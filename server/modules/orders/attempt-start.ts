// SQL over how an attempt to pay begins: recorded first, then asked for, then answered.
import { sql, type InsertObject } from 'kysely'
import type { Instant } from '#core/kernel/time.ts'
import type { PaidBy } from '#core/modules/orders/paid-by.ts'
import type { Db } from '#server/platform/database/db.ts'
import { at, type DbTime } from '#server/platform/database/db-time.ts'
import { prepared } from '#server/platform/database/prepared.ts'
import type { Tables } from '#server/platform/database/tables.generated.ts'
import type { AttemptKey } from './attempt-store.ts'

export interface NewAttempt {
  readonly orderId: string
  readonly no: number
  readonly method: PaidBy
  readonly upiApp: string | undefined
  readonly instrument: string | undefined
  /** The gateway's ids of the transactions that the order has already. */
  readonly earlierTransactions: readonly string[]
  readonly startedAt: Instant
  readonly expiresAt: Instant
  readonly nextCheckAt: Instant
}

/**
 * Records an attempt before the gateway is asked to begin it. Answers false when another attempt of this order is under way.
 */
export async function insertAttempt(db: Db, attempt: NewAttempt): Promise<boolean> {
  const { numAffectedRows } = await insertRow(db, {
    order_id: attempt.orderId,
    no: attempt.no,
    status: 'STARTED',
    method: attempt.method,
    upi_app: attempt.upiApp ?? null,
    instrument: attempt.instrument ?? null,
    earlier_transactions: [...attempt.earlierTransactions],
    started_at: at(attempt.startedAt),
    expires_at: at(attempt.expiresAt),
    checked_at: at(attempt.startedAt),
    next_check_at: at(attempt.nextCheckAt),
  })
  return numAffectedRows === 1n
}

const insertRow = prepared((db, row: InsertObject<Tables, 'orders.attempt'>) =>
  db
    .with('started', (started) =>
      started
        .insertInto('orders.attempt')
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .returning(['order_id', 'started_at', 'method']),
    )
    .insertInto('orders.event')
    .columns(['order_id', 'at', 'kind', 'detail'])
    .expression(
      (eb) =>
      eb.selectFrom('started').select(['order_id', 'started_at', sql.lit('ATTEMPT_STARTED').as('kind'), 'method']), // prettier-ignore
    ),
)

export interface StartAnswer {
  readonly transactionId: string | undefined
  /** The data for the payer's app or browser. */
  readonly upi?: object | undefined
  readonly redirectUrl?: string | undefined
  /** The bank takes its one-time password on our page. */
  readonly takesOtp?: boolean
  readonly now: Instant
  readonly nextCheckAt: Instant
}

/** Records that the gateway has begun an attempt. Does nothing when that was known. */
export async function noteStartAnswer(db: Db, { orderId, no }: AttemptKey, answer: StartAnswer): Promise<void> {
  await updateAnswered(db, {
    orderId,
    no,
    transactionId: answer.transactionId ?? null,
    upi: answer.upi === undefined ? null : JSON.stringify(answer.upi),
    redirectUrl: answer.redirectUrl ?? null,
    takesOtp: answer.takesOtp ?? false,
    now: at(answer.now),
    nextCheckAt: at(answer.nextCheckAt),
  })
}

interface AnsweredRow extends AttemptKey {
  readonly transactionId: string | null
  readonly upi: string | null
  readonly redirectUrl: string | null
  readonly takesOtp: boolean
  readonly now: DbTime
  readonly nextCheckAt: DbTime
}

/** The status poll may have confirmed the start in the meantime: what the payer is given is known only from the answer. */
const updateAnswered = prepared((db, row: AnsweredRow) =>
  db
    .updateTable('orders.attempt')
    .set({
      answered_at: sql`coalesce(answered_at, ${row.now})`,
      transaction_id: sql`coalesce(transaction_id, ${row.transactionId})`,
      upi: sql`coalesce(upi, ${row.upi}::jsonb)`,
      redirect_url: sql`coalesce(redirect_url, ${row.redirectUrl})`,
      takes_otp: sql`takes_otp or ${row.takesOtp}`,
      next_check_at: sql`case when answered_at is null and next_check_at is not null then ${row.nextCheckAt} else next_check_at end`,
    })
    .where('order_id', '=', row.orderId)
    .where('no', '=', row.no),
)

/** Records that the gateway has not begun an attempt, and the gateway's word for it. Answers false when it was known to have. */
export async function noteNotStarted(
  db: Db,
  { orderId, no }: AttemptKey,
  { gatewayStatus, now }: { readonly gatewayStatus: string | undefined; readonly now: Instant },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('orders.attempt')
    .set({ status: 'NOT_STARTED', gateway_status: gatewayStatus ?? null, checked_at: at(now) })
    .where('order_id', '=', orderId)
    .where('no', '=', no)
    .where('status', '=', 'STARTED')
    .where('answered_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
