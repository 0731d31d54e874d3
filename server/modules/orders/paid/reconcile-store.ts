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

/** Those paid last, from the one before `before`: an order may be paid long after it was made. */
export async function listPaidOrders(
  db: Db,
  { before, most }: { readonly before: string | undefined; readonly most: number },
): Promise<{ id: string; orderId: string; at: Instant }[]> {
  const { rows } = await sql<{ id: string; orderId: string; at: Instant }>`
    select extract(epoch from paid_at) || ' ' || id as id, id as "orderId", paid_at as at from orders.order
    where paid_at is not null ${before === undefined ? sql`` : sql`and ${isPaidBefore(before)}`}
    order by paid_at desc, id desc limit ${most}`.execute(db)
  return rows
}

/** "1795600000.123 ord…", as the last one was answered. */
function isPaidBefore(mark: string) {
  const [seconds = '', id = ''] = mark.split(' ')
  return sql`paid_at <= to_timestamp(${seconds}::numeric) and (paid_at, id) < (to_timestamp(${seconds}::numeric), ${id})`
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
