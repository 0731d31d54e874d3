// SQL over notices.notice. Sends are in store-sends.ts.
import type { Selectable } from 'kysely'
import type { Instant } from '#core/kernel/time.ts'
import { MOST_UNREAD } from '#core/modules/notices/notice.ts'
import { valuesIn, type NoticeValues } from '#core/modules/notices/notice-values.ts'
import type { Language } from '#core/taxonomy/language.ts'
import type { NoticeChannel, SendPurpose } from '#core/taxonomy/notice.ts'
import type { Db, Tx } from '#server/platform/database/db.ts'
import { at } from '#server/platform/database/db-time.ts'
import { reassignUnlessThere, type HouseholdMerge } from '#server/platform/database/reassign.ts'
import type { Tables } from '#server/platform/database/tables.generated.ts'

export type DropCause = 'PAST' | 'CANCELLED' | 'EXPIRED'

export interface NewNotice {
  readonly id: string
  /** Null where it goes to a number without a household. */
  readonly accountId: string | null
  readonly phone: string | null
  readonly learnerId: string | null
  readonly key: string
  readonly type: string
  readonly purpose: SendPurpose
  readonly values: NoticeValues
  readonly link: string | null
  readonly lang: Language | null
  readonly subject: string | null
  readonly minutesBefore: number | null
  readonly isChosen: boolean
  readonly isUrgent: boolean
  /** Only these; null: those that the household chose. */
  readonly channels: readonly NoticeChannel[] | null
  /** The learner whom it names. */
  readonly aboutLearnerId: string | null
  /** A payer's address for one order. */
  readonly mailTo: string | null
  readonly at: Instant
  readonly expiresAt: Instant | null
  readonly dropped: DropCause | null
  readonly createdAt: Instant
}

export interface StoredNotice extends NewNotice {
  readonly shownAt: Instant | null
  readonly readAt: Instant | null
}

/** Those whose household or number has no notice of this key yet. Answers what was written. */
export async function insertNotices(
  tx: Tx,
  notices: readonly NewNotice[],
): Promise<readonly { readonly id: string; readonly at: Instant }[]> {
  if (notices.length === 0) return []
  return tx
    .insertInto('notices.notice')
    .values(
      notices.map((notice) => ({
        id: notice.id,
        account_id: notice.accountId,
        phone: notice.phone,
        channels: notice.channels === null ? null : [...notice.channels],
        mail_to: notice.mailTo,
        about_learner_id: notice.aboutLearnerId,
        learner_id: notice.learnerId,
        key: notice.key,
        type: notice.type,
        purpose: notice.purpose,
        ...columnsOf(notice.values),
        link: notice.link,
        lang: notice.lang,
        subject: notice.subject,
        minutes_before: notice.minutesBefore,
        is_chosen: notice.isChosen,
        is_urgent: notice.isUrgent,
        created_at: at(notice.createdAt),
        at: at(notice.at),
        expires_at: at(notice.expiresAt),
        dropped: notice.dropped,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning(['id', 'at'])
    .execute()
}

/** Shows it, unless it was shown, dropped or put off since. A second caller waits for the first and gets undefined. */
export async function takeDue(tx: Tx, id: string, now: Instant): Promise<StoredNotice | undefined> {
  const row = await tx
    .updateTable('notices.notice')
    .set({ shown_at: at(now) })
    .where('id', '=', id)
    .where('shown_at', 'is', null)
    .where('dropped', 'is', null)
    .where('at', '<=', at(now))
    .returningAll()
    .executeTakeFirst()
  return row && noticeFromRow(row)
}

export async function findNotice(db: Db, id: string): Promise<StoredNotice | undefined> {
  const row = await db.selectFrom('notices.notice').selectAll().where('id', '=', id).executeTakeFirst()
  return row && noticeFromRow(row)
}

export async function lockNotice(tx: Tx, id: string): Promise<StoredNotice | undefined> {
  const row = await tx.selectFrom('notices.notice').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  return row && noticeFromRow(row)
}

export async function dropNotice(tx: Tx, id: string, dropped: DropCause): Promise<void> {
  await tx.updateTable('notices.notice').set({ dropped, shown_at: null }).where('id', '=', id).execute()
}

const MOST_AT_ONCE = 500

export async function listDue(db: Db, now: Instant, but: readonly string[]): Promise<{ id: string }[]> {
  return db
    .selectFrom('notices.notice')
    .select('id')
    .where('shown_at', 'is', null)
    .where('dropped', 'is', null)
    .where('at', '<=', at(now))
    .where('id', 'not in', [...but, ''])
    .orderBy('at')
    .limit(MOST_AT_ONCE)
    .execute()
}

export interface Page {
  readonly accountId: string
  /** Those the household acts for now. */
  readonly learnerIds: readonly string[]
  readonly before?: { readonly at: Instant; readonly id: string } | undefined
  readonly size: number
}

/** Shown ones, newest first. */
export async function listNotices(db: Db, { accountId, learnerIds, before, size }: Page): Promise<StoredNotice[]> {
  let query = shownTo(db, accountId, learnerIds).selectAll()
  if (before)
    query = query.where(({ eb, refTuple, tuple }) => eb(refTuple('at', 'id'), '<', tuple(at(before.at), before.id)))
  const rows = await query.orderBy('at', 'desc').orderBy('id', 'desc').limit(size).execute()
  return rows.map(noticeFromRow)
}

/** At most `MOST_UNREAD`. */
export async function countUnread(db: Db, accountId: string, learnerIds: readonly string[]): Promise<number> {
  const rows = await shownTo(db, accountId, learnerIds)
    .select('id')
    .where('read_at', 'is', null)
    .limit(MOST_UNREAD)
    .execute()
  return rows.length
}

function shownTo(db: Db, accountId: string, learnerIds: readonly string[]) {
  return db
    .selectFrom('notices.notice')
    .where('account_id', '=', accountId)
    .where('shown_at', 'is not', null)
    .where(({ eb, or }) => or([eb('learner_id', 'is', null), eb('learner_id', 'in', [...learnerIds, ''])]))
}

export async function markRead(db: Db, accountId: string, id: string, now: Instant): Promise<void> {
  await db
    .updateTable('notices.notice')
    .set({ read_at: at(now) })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .where('shown_at', 'is not', null)
    .where('read_at', 'is', null)
    .execute()
}

export async function markAllRead(db: Db, accountId: string, now: Instant): Promise<void> {
  await db
    .updateTable('notices.notice')
    .set({ read_at: at(now) })
    .where('account_id', '=', accountId)
    .where('shown_at', 'is not', null)
    .where('read_at', 'is', null)
    .execute()
}

/** For the export: of a household as a whole, or about one learner. */
export async function exportNotices(db: Db, accountId: string, learnerId: string | null): Promise<object[]> {
  const rows = await db
    .selectFrom('notices.notice')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('learner_id', learnerId === null ? 'is' : '=', learnerId)
    .orderBy('at')
    .execute()
  const sends = await db
    .selectFrom('notices.send')
    .select(['notice_id', 'channel', 'state', 'reason', 'left_at as leftAt'])
    .where('account_id', '=', accountId)
    .execute()
  return rows.map((row) => {
    const { type, purpose, values, link, at: time, readAt } = noticeFromRow(row)
    const own = sends
      .filter(({ notice_id }) => notice_id === row.id)
      .map(({ channel, state, reason, leftAt }) => ({ channel, state, reason, leftAt }))
    return { type, purpose, values: valuesIn(values, 'en'), link, at: time, readAt, sends: own }
  })
}

/** Where both households have a notice of one key, the one of `into` stays. */
export async function moveNotices(tx: Tx, { from, into }: HouseholdMerge): Promise<void> {
  await reassignUnlessThere(tx, 'notices.notice', { from, into }, ['key'])
  await tx.updateTable('notices.send').set({ account_id: into }).where('account_id', '=', from).execute()
}

/** Deletes what a household got, and what numbers without a household got about it. */
export async function deleteNoticesOfAccount(db: Db, accountId: string): Promise<void> {
  await db
    .deleteFrom('notices.notice')
    .where(({ eb, or, and }) =>
      or([eb('account_id', '=', accountId), and([eb('subject', '=', accountId), eb('phone', 'is not', null)])]),
    )
    .execute()
}

export async function deleteNoticesOfLearner(db: Db, learnerId: string): Promise<void> {
  await db
    .deleteFrom('notices.notice')
    .where(({ eb, or }) => or([eb('learner_id', '=', learnerId), eb('about_learner_id', '=', learnerId)]))
    .execute()
}

/** As the columns hold them: all in English, and those of the reader's language apart. */
export function columnsOf(values: NoticeValues): { readonly details: string; readonly localised: string } {
  const localised = Object.entries(values).filter(([, value]) => typeof value !== 'string')
  return {
    details: JSON.stringify(valuesIn(values, 'en')),
    localised: JSON.stringify(Object.fromEntries(localised)),
  }
}

function noticeFromRow(row: Selectable<Tables['notices.notice']>): StoredNotice {
  return {
    id: row.id,
    accountId: row.account_id,
    phone: row.phone,
    learnerId: row.learner_id,
    key: row.key,
    type: row.type,
    purpose: row.purpose as SendPurpose, // checked by the table
    values: { ...(row.details as object), ...(row.localised as object) }, // only columnsOf writes them
    link: row.link,
    lang: row.lang as Language | null, // likewise
    subject: row.subject,
    minutesBefore: row.minutes_before,
    isChosen: row.is_chosen,
    isUrgent: row.is_urgent,
    channels: row.channels as NoticeChannel[] | null, // checked by the table
    mailTo: row.mail_to,
    aboutLearnerId: row.about_learner_id,
    at: row.at,
    expiresAt: row.expires_at,
    dropped: row.dropped as DropCause | null, // checked by the table
    createdAt: row.created_at,
    shownAt: row.shown_at,
    readAt: row.read_at,
  }
}
