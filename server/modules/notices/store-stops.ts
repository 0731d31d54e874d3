// SQL over notices.number_stop: numbers without a household that take no more offers.
import type { Instant } from '#core/kernel/time.ts'
import type { NoticeChannel } from '#core/taxonomy/notice.ts'
import type { Db, Tx } from '#server/platform/database/db.ts'
import { at } from '#server/platform/database/db-time.ts'

/** False when the number had stopped them already. */
export async function insertNumberStop(tx: Tx, phone: string, channel: NoticeChannel, now: Instant): Promise<boolean> {
  const row = await tx
    .insertInto('notices.number_stop')
    .values({ phone, channel, at: at(now) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('phone')
    .executeTakeFirst()
  return row !== undefined
}

export async function listNumberStops(db: Db, phone: string): Promise<NoticeChannel[]> {
  const rows = await db.selectFrom('notices.number_stop').select('channel').where('phone', '=', phone).execute()
  return rows.map(({ channel }) => channel as NoticeChannel) // checked by the table
}

/** True when the household has a notice whose key begins so. */
export async function hasNotice(db: Db, accountId: string, keyStart: string): Promise<boolean> {
  const row = await db
    .selectFrom('notices.notice')
    .select('id')
    .where('account_id', '=', accountId)
    .where('key', 'like', `${keyStart}%`)
    .executeTakeFirst()
  return row !== undefined
}
