// SQL over what the gateway has said that it has taken.
import { sql } from 'kysely'
import type { Paise } from '#core/kernel/money.ts'
import type { Instant } from '#core/kernel/time.ts'
import { nothing } from '#core/kernel/money.ts'
import type { GatewayOrder } from '#core/modules/payments/gateway-order.ts'
import type { Db } from '#server/platform/database/db.ts'
import { at } from '#server/platform/database/db-time.ts'

const TAKEN: readonly GatewayOrder['status'][] = ['CHARGED', 'PARTIAL_CHARGED', 'AUTO_REFUNDED']

/** True when the gateway says that it has taken money, even if that has gone back since. */
export function hasTaken({ status, paidAmount }: GatewayOrder): boolean {
  return TAKEN.includes(status) && paidAmount !== nothing
}

/** Keeps what the gateway says of these orders now. */
export async function putCharges(db: Db, seen: readonly GatewayOrder[], now: Instant): Promise<void> {
  for (const order of seen)
    await sql`
      insert into payments.gateway_charge (order_id, status, taken, seen_at)
      values (${order.orderId}, ${order.rawStatus}, ${takenOf(order)}, ${at(now)})
      on conflict (order_id) do update set status = excluded.status, taken = excluded.taken, seen_at = excluded.seen_at`.execute(
      db,
    )
}

/** Keeps what it says now, where it has said something before. */
export async function updateCharge(db: Db, seen: GatewayOrder, now: Instant): Promise<void> {
  await db
    .updateTable('payments.gateway_charge')
    .set({ status: seen.rawStatus, taken: takenOf(seen), seen_at: at(now) })
    .where('order_id', '=', seen.orderId)
    .execute()
}

/** Null where its answer cannot be right. */
function takenOf(order: GatewayOrder): Paise | null {
  if (order.doubt !== undefined) return null
  return hasTaken(order) ? (order.paidAmount ?? null) : nothing
}

export interface KnownCharge {
  readonly orderId: string
  readonly taken: Paise | null
}

export async function listCharges(db: Db, orderIds: readonly string[]): Promise<KnownCharge[]> {
  const { rows } = await sql<KnownCharge>`
    select order_id as "orderId", taken from payments.gateway_charge where order_id = any(${[...orderIds]})`.execute(db)
  return rows
}
