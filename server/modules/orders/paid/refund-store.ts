// SQL over what has been given back of orders.
import { sql } from 'kysely'
import { toPaise, type Paise } from '#core/kernel/money.ts'
import type { Instant } from '#core/kernel/time.ts'
import { taxedPartOf, type Shares } from '#core/modules/orders/tenders.ts'
import type { Db, Tx } from '#server/platform/database/db.ts'
import { at } from '#server/platform/database/db-time.ts'
import { orderFromRow, type StoredOrder } from '../order-row.ts'

/** Holds the order's row until the transaction ends. */
export async function lockOrder(tx: Tx, id: string): Promise<StoredOrder | undefined> {
  const row = await tx.selectFrom('orders.order').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  return row && orderFromRow(row)
}

/** The same, and undefined where another transaction has it locked. */
export async function lockFreeOrder(tx: Tx, id: string): Promise<StoredOrder | undefined> {
  const own = tx.selectFrom('orders.order').selectAll().where('id', '=', id)
  const row = await own.forUpdate().skipLocked().executeTakeFirst()
  return row && orderFromRow(row)
}

export interface GivingBack {
  /** This is also the id of the refund at the bank. */
  readonly refundId: string
  readonly shares: Shares
}

/** Answers false when a side would give back more than it brought. `order` is as it was before, and locked. */
export async function addRefunded(
  tx: Tx,
  { id: orderId, refunded }: StoredOrder,
  { refundId, shares: { gateway, purchased, granted } }: GivingBack,
  now: Instant,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update orders.order set refunded_gateway = refunded_gateway + ${gateway},
      refunded_purchased = refunded_purchased + ${purchased}, refunded_granted = refunded_granted + ${granted}
    where id = ${orderId} and refunded_gateway + ${gateway} <= paid_amount
      and refunded_purchased + ${purchased} <= from_purchased and refunded_granted + ${granted} <= from_granted`.execute(
    tx,
  )
  if (numAffectedRows === 0n) return false
  await tx
    .insertInto('orders.given_back')
    .values({
      id: refundId,
      order_id: orderId,
      gateway,
      purchased,
      granted,
      taxed_before: taxedPartOf(refunded),
      at: at(now),
    })
    .execute()
  return true
}

/** The shares that were returned at once. */
export interface InstantRefund {
  readonly shares: Shares
  /** The part of the taxed price that was refunded before. */
  readonly taxedBefore: Paise
}

export async function findGivenBack(db: Db, refundId: string): Promise<InstantRefund | undefined> {
  const row = await db.selectFrom('orders.given_back').selectAll().where('id', '=', refundId).executeTakeFirst()
  if (!row) return undefined
  const [gateway, purchased, granted] = [toPaise(row.gateway), toPaise(row.purchased), toPaise(row.granted)]
  return { shares: { gateway, purchased, granted }, taxedBefore: toPaise(row.taxed_before) }
}

/** The unused value of the plan that this order bought, where it pays for another plan. */
export async function findCarried(db: Db, orderId: string): Promise<Paise | undefined> {
  const row = await db
    .selectFrom('orders.order')
    .select('credit')
    .where('credit_order_id', '=', orderId)
    .where('status', '=', 'PAID')
    .executeTakeFirst()
  return row && toPaise(row.credit)
}
