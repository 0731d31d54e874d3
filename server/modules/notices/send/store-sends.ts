// SQL over notices.send.
import { sql, type Selectable } from 'kysely'
import { DAY, later, startOfDayInIndia, type Instant } from '#core/kernel/time.ts'
import type { DropReason, SendState } from '#core/modules/notices/decide-send.ts'
import { ARRIVING, type NoticeChannel } from '#core/taxonomy/notice.ts'
import type { Db, Tx } from '#server/platform/database/db.ts'
import { at } from '#server/platform/database/db-time.ts'
import type { StoredNotice } from '../store.ts'
import type { Tables } from '#server/platform/database/tables.generated.ts'

export interface StoredSend {
  readonly id: string
  readonly noticeId: string
  /** Null where it goes to a number without a household. */
  readonly accountId: string | null
  readonly channel: NoticeChannel
  readonly isFallback: boolean
  readonly state: SendState
  readonly dueAt: Instant
  /** In messages.sent, once it leaves. */
  readonly messageId: string | null
}

export interface NewSend extends Omit<StoredSend, 'state' | 'messageId'> {
  readonly purpose: string
}

export async function insertSends(tx: Tx, sends: readonly NewSend[]): Promise<void> {
  if (sends.length === 0) return
  await tx
    .insertInto('notices.send')
    .values(
      sends.map(({ id, noticeId, accountId, channel, purpose, isFallback, dueAt }) => ({
        id,
        notice_id: noticeId,
        account_id: accountId,
        channel,
        purpose,
        is_fallback: isFallback,
        state: 'PLANNED',
        due_at: at(dueAt),
      })),
    )
    .execute()
}

export async function findSend(db: Db, id: string): Promise<StoredSend | undefined> {
  const row = await db.selectFrom('notices.send').selectAll().where('id', '=', id).executeTakeFirst()
  return row && sendFromRow(row)
}

/** Those of a household that wait to be put together, oldest first. */
export async function listBundled(db: Db, accountId: string, channel: NoticeChannel): Promise<StoredSend[]> {
  const rows = await db
    .selectFrom('notices.send')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('channel', '=', channel)
    .where('state', '=', 'BUNDLED')
    .orderBy('id')
    .execute()
  return rows.map(sendFromRow)
}

export async function listSends(db: Db, noticeId: string): Promise<(StoredSend & { readonly isDelivered: boolean })[]> {
  const rows = await db.selectFrom('notices.send').selectAll().where('notice_id', '=', noticeId).execute()
  return rows.map((row) => ({ ...sendFromRow(row), isDelivered: row.delivered_at !== null }))
}

export interface SendChange {
  readonly state: SendState
  readonly reason?: DropReason
  readonly dueAt?: Instant
  readonly leftAt?: Instant | null
  readonly bundleId?: string | null
  /** In messages.sent. */
  readonly messageId?: string
}

export async function updateSends(db: Db, ids: readonly string[], change: SendChange): Promise<void> {
  if (ids.length === 0) return
  const { state, reason, dueAt, leftAt, bundleId, messageId } = change
  await db
    .updateTable('notices.send')
    .set({
      state,
      ...(reason && { reason }),
      ...(dueAt !== undefined && { due_at: at(dueAt) }),
      ...(leftAt !== undefined && { left_at: at(leftAt) }),
      ...(bundleId !== undefined && { bundle_id: bundleId }),
      ...(messageId !== undefined && { message_id: messageId }),
    })
    .where('id', 'in', ids)
    .execute()
}

/** The sends of these messages have arrived; the first report counts. */
export async function markDelivered(tx: Tx, messageIds: readonly string[], now: Instant): Promise<void> {
  await tx
    .updateTable('notices.send')
    .set({ delivered_at: at(now) })
    .where('message_id', 'in', [...messageIds, ''])
    .where('delivered_at', 'is', null)
    .execute()
}

/** Counts messages that left to a household or a number, without payments and safety. A bundle counts once. Call it with the recipient locked. */
export async function countLeft(
  tx: Tx,
  { accountId, phone }: Pick<StoredNotice, 'accountId' | 'phone'>,
  now: Instant,
): Promise<{ today: number; offersThisWeek: number }> {
  const week = later(now, -7 * DAY)
  const left = sql<string>`coalesce(bundle_id, id)`
  const { today, offers } = await tx
    .selectFrom('notices.send')
    .select(({ fn }) => [
      fn
        .count<number>(left)
        .distinct()
        .filterWhere('left_at', '>=', at(startOfDayInIndia(now)))
        .as('today'),
      fn.count<number>(left).distinct().filterWhere('purpose', '=', 'OFFERS').as('offers'),
    ])
    .where(({ eb, selectFrom }) =>
      accountId === null
        ? eb('notice_id', 'in', selectFrom('notices.notice').select('id').where('phone', '=', phone))
        : eb('account_id', '=', accountId),
    )
    .where('left_at', '>', at(week))
    .where('purpose', 'not in', ARRIVING)
    .executeTakeFirstOrThrow()
  return { today: Number(today), offersThisWeek: Number(offers) }
}

function sendFromRow(row: Selectable<Tables['notices.send']>): StoredSend {
  return {
    id: row.id,
    noticeId: row.notice_id,
    accountId: row.account_id,
    channel: row.channel as NoticeChannel, // checked by the table
    isFallback: row.is_fallback,
    state: row.state as SendState, // likewise
    dueAt: row.due_at,
    messageId: row.message_id,
  }
}
