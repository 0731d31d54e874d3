// SQL that tells what a household has ordered.
import { toPaise, type Paise } from '#core/kernel/money.ts'
import type { Instant } from '#core/kernel/time.ts'
import type { OrderStatus } from '#core/modules/orders/order-status.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '#server/platform/database/db.ts'
import { at } from '#server/platform/database/db-time.ts'
import { orderFromRow, type StoredOrder } from './order-row.ts'

/** Answers whether somebody of this account has paid us before: then an adult is responsible for it. */
export function hasPaidOrder(db: Db, accountId: string): Promise<boolean> {
  return hasBought(db, accountId, [])
}

/**
 * The orders that this account has paid for this thing since then, the newest first. Calls for the same thing take their turns
 * until the transaction ends, so that each sees what the ones before it have made.
 */
export async function listPaidSince(
  tx: Tx,
  { accountId, learnerId, entityId }: Pick<StoredOrder, 'accountId' | 'learnerId' | 'entityId'>,
  since: Instant,
): Promise<StoredOrder[]> {
  await sql`select pg_advisory_xact_lock(hashtextextended(concat_ws(' ', 'order', ${learnerId}::text, ${entityId}::text), 0))`.execute(
    tx,
  )
  const rows = await tx
    .selectFrom('orders.order')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('learner_id', '=', learnerId)
    .where('entity_id', '=', entityId)
    .where('status', '=', 'PAID')
    .where('created_at', '>=', at(since))
    .orderBy('id', 'desc')
    .limit(10)
    .execute()
  return rows.map(orderFromRow)
}

export async function hasOrder(db: Db, accountId: string): Promise<boolean> {
  const query = db.selectFrom('orders.order').select('id').where('account_id', '=', accountId)
  return (await query.limit(1).executeTakeFirst()) !== undefined
}

/** Answers whether this account has bought something. `unsold` are entity types that buy nothing yet: money in the wallet. */
export async function hasBought(db: Db, accountId: string, unsold: readonly string[]): Promise<boolean> {
  const row = await db
    .selectFrom('orders.order')
    .select('id')
    .where('account_id', '=', accountId)
    .where('status', '=', 'PAID')
    .where('amount', '>', 0)
    .where((eb) => eb.not(eb('entity_type', '=', eb.fn.any(eb.val(unsold)))))
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Answers whether a payment or a refund of this account is not finished yet. */
export async function hasMoneyUnderWay(db: Db, accountId: string): Promise<boolean> {
  return (await listOrdersUnderWay(db, accountId, 1)).length > 0
}

/** The states of the orders whose payment or refund is not finished yet. */
export async function listOrdersUnderWay(db: Db, accountId: string, most = 200): Promise<OrderStatus[]> {
  const rows = await db
    .selectFrom('orders.order')
    .select('status')
    .where('account_id', '=', accountId)
    .where('status', 'in', ['OPEN', 'PARTIALLY_PAID', 'REVIEW', 'REFUND_DUE'])
    .limit(most)
    .execute()
  return rows.map(({ status }) => status as OrderStatus) // the check of the column
}

/** The facts of an order that a partner’s program may read. */
export interface OrderHead {
  readonly orderId: string
  readonly learnerId: string
  readonly title: string
  readonly status: OrderStatus
  readonly amount: Paise
  readonly currency: string
  readonly createdAt: Instant
  readonly paidAt: Instant | null
}

/** All orders of these households, oldest first. */
export async function listOrdersOfAccounts(db: Db, accountIds: readonly string[]): Promise<OrderHead[]> {
  const rows = await db
    .selectFrom('orders.order')
    .select(['id as orderId', 'learner_id as learnerId', 'title', 'status', 'amount', 'currency'])
    .select(['created_at as createdAt', 'paid_at as paidAt'])
    .where((eb) => eb('account_id', '=', eb.fn.any(eb.val([...accountIds]))))
    .orderBy('id')
    .execute()
  return rows.map((row) => ({ ...row, status: row.status as OrderStatus, amount: toPaise(row.amount) })) // as it was written
}
