// All SQL over the payments schema. No other file names a payments table.
import type { InsertObject } from 'kysely'
import { toPaise, type Paise } from '#core/kernel/money.ts'
import type { Instant } from '#core/kernel/time.ts'
import type { GatewayRefund } from '#server/providers/payment-gateway/port.ts'
import type { Db } from '#server/platform/database/db.ts'
import { at } from '#server/platform/database/db-time.ts'
import { prepared } from '#server/platform/database/prepared.ts'
import type { Tables } from '#server/platform/database/tables.generated.ts'

export interface InboxEvent {
  readonly provider: string
  readonly eventId: string
  readonly eventName: string
  readonly orderId: string | undefined
  readonly body: string
}

/** Answers false when this event was received before. */
export async function insertEvent(db: Db, event: InboxEvent, now: Instant, isProcessed: boolean): Promise<boolean> {
  const { numAffectedRows } = await insertInbox(db, {
    provider: event.provider,
    event_id: event.eventId,
    event_name: event.eventName,
    order_id: event.orderId ?? null,
    body: event.body,
    received_at: at(now),
    processed_at: isProcessed ? at(now) : null,
  })
  return numAffectedRows === 1n
}

const insertInbox = prepared((db, row: InsertObject<Tables, 'payments.inbox'>) =>
  db
    .insertInto('payments.inbox')
    .values(row)
    .onConflict((conflict) => conflict.doNothing()),
)

export async function markProcessed(db: Db, { provider, eventId }: InboxEventKey, now: Instant): Promise<void> {
  await db
    .updateTable('payments.inbox')
    .set({ processed_at: at(now) })
    .where('provider', '=', provider)
    .where('event_id', '=', eventId)
    .execute()
}

export interface InboxEventKey {
  readonly provider: string
  readonly eventId: string
}

export interface Refund {
  readonly id: string
  readonly orderId: string
  readonly amount: Paise
  readonly status: 'REQUESTED' | GatewayRefund['status']
  readonly requestedAt: Instant
}

/** Its id is the gateway's idempotency key. */
export async function insertRefund(
  db: Db,
  refund: Omit<Refund, 'status' | 'requestedAt'>,
  now: Instant,
): Promise<void> {
  await db
    .insertInto('payments.refund')
    .values({
      id: refund.id,
      order_id: refund.orderId,
      amount: refund.amount,
      status: 'REQUESTED',
      requested_at: at(now),
    })
    .execute()
}

export async function findRefund(db: Db, id: string): Promise<Refund | undefined> {
  const row = await db.selectFrom('payments.refund').selectAll().where('id', '=', id).executeTakeFirst()
  return (
    row && {
      id: row.id,
      orderId: row.order_id,
      amount: toPaise(row.amount),
      status: row.status as Refund['status'], // the table's check
      requestedAt: row.requested_at,
    }
  )
}

/** True while a refund of this order is on its way. */
export async function hasOpenRefund(db: Db, orderId: string): Promise<boolean> {
  const row = await db
    .selectFrom('payments.refund')
    .select('id')
    .where('order_id', '=', orderId)
    .where('status', '!=', 'SUCCESS')
    .executeTakeFirst()
  return row !== undefined
}

/** How many refunds of an order the gateway has been asked for, or will be. */
export async function countRefunds(db: Db, orderId: string): Promise<number> {
  const row = await db
    .selectFrom('payments.refund')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

/** Answers false when the refund has succeeded already. */
export async function updateRefund(
  db: Db,
  id: string,
  seen: Pick<GatewayRefund, 'status' | 'bankReference'>,
  now: Instant,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('payments.refund')
    .set({
      status: seen.status,
      bank_reference: seen.bankReference ?? null,
      ...(seen.status === 'SUCCESS' ? { settled_at: at(now) } : {}),
    })
    .where('id', '=', id)
    .where('status', '!=', 'SUCCESS')
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
