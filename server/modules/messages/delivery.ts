import { sql } from 'kysely'
import { statesBefore, type DeliveryState } from '#core/modules/messages/delivery.ts'
import type { Instant } from '#core/kernel/time.ts'
import type { Db, Tx } from '#server/platform/database/db.ts'
import { at } from '#server/platform/database/db-time.ts'

export interface Delivery {
  readonly channel: 'SMS' | 'WHATSAPP' | 'VOICE' | 'MAIL'
  /** As the vendor answered when the message was sent. */
  readonly providerId: string
  readonly state: DeliveryState
}

/** Notes how far a message came, unless it has come further. Answers the ids of the messages with the vendor's id. */
export async function recordDelivery(
  tx: Tx,
  { channel, providerId, state }: Delivery,
  now: Instant,
): Promise<string[]> {
  const rows = await tx
    .selectFrom('messages.sent')
    .select('id')
    .where('provider_id', '=', providerId)
    .where('channel', '=', channel)
    .orderBy('id')
    .forUpdate()
    .execute()
  const ids = rows.map(({ id }) => id)
  await tx
    .updateTable('messages.sent')
    .set({ delivery: state, delivery_at: at(now) })
    .where('id', 'in', [...ids, ''])
    .where(({ eb, or }) => or([eb('delivery', 'is', null), eb('delivery', 'in', [...statesBefore(state), ''])]))
    .execute()
  return ids
}

/** True when the provider took the message with this id. */
export async function hasLeft(tx: Tx, id: string): Promise<boolean> {
  const row = await tx
    .selectFrom('messages.sent')
    .select('id')
    .where('id', '=', id)
    .where('failure', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}

/** True when the vendor refused the SMS about this subject, or reports that it was not delivered. */
export async function hasFailedSms(db: Db, subject: string): Promise<boolean> {
  const row = await db
    .selectFrom('messages.sent')
    .select('id')
    .where('subject', '=', subject)
    .where('channel', '=', 'SMS')
    .where(({ eb, or }) => or([eb('failure', 'is not', null), eb('delivery', '=', 'FAILED')]))
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export interface DeliveryCount {
  readonly channel: 'SMS' | 'WHATSAPP' | 'MAIL'
  readonly delivery: DeliveryState
  readonly count: number
}

/** How far the messages under this subject came, as their vendors reported last. */
export async function countDeliveries(db: Db, subject: string): Promise<DeliveryCount[]> {
  const { rows } = await sql<DeliveryCount>`
    select channel, delivery, count(*)::int as count from messages.sent
    where subject = ${subject} and failure is null and delivery is not null group by 1, 2 order by 1, 2`.execute(db)
  return rows
}
