// SQL over the money that orders took and returned, for modules that compare it with other records.
import { sql } from 'kysely'
import type { Paise } from '#core/kernel/money.ts'
import type { Instant } from '#core/kernel/time.ts'
import type { OrderStatus } from '#core/modules/orders/order-status.ts'
import type { Db } from '#server/platform/database/db.ts'

export interface OrderMoney {
  readonly id: string
  /** It opens a course. */
  readonly isForCourse: boolean
  readonly status: OrderStatus
  readonly amount: Paise
  readonly fromGranted: Paise
  readonly fromPurchased: Paise
  readonly paidAmount: Paise
  readonly paidAt: Instant | null
  readonly refundedGateway: Paise
  readonly isLaterPart: boolean
  /** For a later instalment: whether it is in the passbook. */
  readonly isPartPaid: boolean
  /** The newest attempt's end is unknown, and the sweep asks no more. */
  readonly isForgotten: boolean
}

export async function listOrderMoney(db: Db, orderIds: readonly string[]): Promise<OrderMoney[]> {
  const { rows } = await sql<OrderMoney>`
    select id, bundle_id is not null as "isForCourse", status, amount, from_granted as "fromGranted", from_purchased as "fromPurchased",
      paid_amount as "paidAmount", paid_at as "paidAt", refunded_gateway as "refundedGateway",
      first_order_id is not null as "isLaterPart",
      exists (select from orders.paid_part where order_id = o.id) as "isPartPaid",
      exists (select from orders.attempt a where order_id = o.id and status in ('STARTED', 'ABANDONED') and next_check_at is null
        and not exists (select from orders.attempt later where later.order_id = o.id and later.no > a.no)) as "isForgotten"
    from orders.order o where id = any(${[...orderIds]})`.execute(db)
  return rows
}

/** The newest first, from the one before `before`. */
export async function listOrderIds(
  db: Db,
  { before, most }: { readonly before: string | undefined; readonly most: number },
): Promise<{ id: string; orderId: string; at: Instant }[]> {
  let query = db.selectFrom('orders.order').select(['id', 'id as orderId', 'created_at as at'])
  if (before !== undefined) query = query.where('id', '<', before)
  return query.orderBy('id', 'desc').limit(most).execute()
}
