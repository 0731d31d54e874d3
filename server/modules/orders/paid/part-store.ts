// SQL over orders that pay one part of a price.
import { sql } from 'kysely'
import { toPaise, type Paise } from '#core/kernel/money.ts'
import type { Db, Tx } from '#server/platform/database/db.ts'

/** Answers false when this part is paid already. */
export async function insertPaidPart(
  tx: Tx,
  {
    orderId,
    firstOrderId,
    partNo,
  }: { readonly orderId: string; readonly firstOrderId: string; readonly partNo: number },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('orders.paid_part')
    .values({ order_id: orderId, first_order_id: firstOrderId, part_no: partNo })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

/** Its money has gone back, so the part may be paid again. */
export async function deletePaidPart(tx: Tx, orderId: string): Promise<void> {
  await tx.deleteFrom('orders.paid_part').where('order_id', '=', orderId).execute()
}

/**
 * Returns true if a later instalment is paid, or if a payment of it may still succeed: until that is known, the learner
 * must not lose access.
 */
export async function isPartUnderWay(db: Db, firstOrderId: string, partNo: number): Promise<boolean> {
  const { rows } = await sql<{ isUnderWay: boolean }>`
    select exists (select from orders.paid_part where first_order_id = ${firstOrderId} and part_no = ${partNo})
      or exists (
        select from orders.order o join orders.attempt a on a.order_id = o.id
        where o.first_order_id = ${firstOrderId} and o.part_no = ${partNo} and o.status in ('OPEN', 'EXPIRED')
          and a.status = 'STARTED' and a.next_check_at is not null
      ) as "isUnderWay"`.execute(db)
  return rows[0]?.isUnderWay ?? false
}

/** How many parts of a course are paid, and what the family itself has paid for them. */
export async function sumPaidParts(
  db: Db,
  firstOrderId: string,
): Promise<{ readonly count: number; readonly paid: Paise }> {
  const { rows } = await sql<{ count: number; paid: number }>`
    select count(*)::int as count, coalesce(sum(paid_amount + from_purchased - refunded_gateway - refunded_purchased), 0)::bigint as paid
    from orders.order where (id = ${firstOrderId} or first_order_id = ${firstOrderId}) and status = 'PAID'`.execute(db)
  const [row] = rows
  return { count: row?.count ?? 0, paid: toPaise(row?.paid ?? 0) }
}
