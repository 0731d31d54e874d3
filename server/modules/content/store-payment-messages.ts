// SQL over the lines above the ways to pay.
import type { Instant } from '#core/kernel/time.ts'
import type { PaymentMessage } from '#core/modules/content/content.ts'
import type { LocalisedText } from '#core/taxonomy/language.ts'
import type { Db } from '#server/platform/database/db.ts'
import { at } from '#server/platform/database/db-time.ts'

export interface TimedMessage extends Pick<PaymentMessage, 'id' | 'tone'> {
  readonly position: number
  readonly text: LocalisedText
  readonly startsAt: Instant
  readonly endsAt: Instant
}

export async function listPaymentMessages(db: Db): Promise<TimedMessage[]> {
  const rows = await db.selectFrom('content.payment_message').selectAll().orderBy('position').orderBy('id').execute()
  return rows.map((row) => ({
    id: row.id,
    position: row.position,
    tone: row.tone as TimedMessage['tone'], // checked by the table
    text: row.text as LocalisedText, // only texts are written to it
    startsAt: row.starts_at,
    endsAt: row.ends_at,
  }))
}

export async function insertPaymentMessage(db: Db, message: TimedMessage): Promise<void> {
  const { id, position, tone, text, startsAt, endsAt } = message
  await db
    .insertInto('content.payment_message')
    .values({ id, position, tone, text: JSON.stringify(text), starts_at: at(startsAt), ends_at: at(endsAt) })
    .execute()
}
