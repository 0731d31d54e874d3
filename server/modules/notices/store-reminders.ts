// SQL over the notices that are reminders: those with minutes_before.
import { sql, type SqlBool } from 'kysely'
import { later, MINUTE, type Instant } from '#core/kernel/time.ts'
import type { NoticeValues } from '#core/modules/notices/notice-values.ts'
import type { Tx } from '#server/platform/database/db.ts'
import { at } from '#server/platform/database/db-time.ts'
import { columnsOf } from './store.ts'

/** A household, or a learner: every household that acts for the learner. */
export type Participant = { readonly accountId: string } | { readonly learnerId: string }

/** One plan, move or cancellation of a subject after the other, until the transaction ends. */
export async function lockSubject(tx: Tx, subject: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`reminders ${subject}`}, 0))`.execute(tx)
}

/** Everybody who has a reminder that was not cancelled. */
export async function listPeople(
  tx: Tx,
  subject: string,
): Promise<{ readonly accountId: string; readonly learnerId: string | null }[]> {
  return tx
    .selectFrom('notices.notice')
    .select(['account_id as accountId', 'learner_id as learnerId'])
    .distinct()
    .where('account_id', 'is not', null)
    .$narrowType<{ accountId: string }>()
    .where('subject', '=', subject)
    .where('minutes_before', 'is not', null)
    .where(sql<SqlBool>`dropped is distinct from 'CANCELLED'`)
    .execute()
}

/** Locks each reminder, so that a message which is being decided on is finished first. */
async function lockUnsent(tx: Tx, subject: string): Promise<string[]> {
  const reminders = await tx
    .selectFrom('notices.notice')
    .select('id')
    .where('subject', '=', subject)
    .where('minutes_before', 'is not', null)
    .orderBy('id')
    .forUpdate()
    .execute()
  const ids = reminders.map(({ id }) => id)
  const left = await tx
    .selectFrom('notices.send')
    .select('notice_id')
    .where('notice_id', 'in', [...ids, ''])
    .where('left_at', 'is not', null)
    .execute()
  const gone = new Set(left.map(({ notice_id }) => notice_id))
  return ids.filter((id) => !gone.has(id))
}

export interface NewTime {
  readonly startsAt: Instant
  readonly values: NoticeValues
  readonly now: Instant
}

/** A reminder that is held back by quiet hours, or was skipped as past, gets its new time too. */
export async function moveBySubject(tx: Tx, subject: string, { startsAt, values, now }: NewTime): Promise<void> {
  const ids = await lockUnsent(tx, subject)
  if (ids.length === 0) return
  const { details, localised } = columnsOf(values)
  await tx.deleteFrom('notices.send').where('notice_id', 'in', ids).execute()
  await sql`
    update notices.notice set at = moved.at, expires_at = ${expiry(startsAt)}, details = ${details}, localised = ${localised},
      shown_at = null, read_at = null, dropped = case when moved.at < ${at(now)} then 'PAST' end
    from (select id, ${at(startsAt)}::timestamptz - minutes_before * interval '1 minute' as at
      from notices.notice where id in (${sql.join(ids)})) as moved
    where notice.id = moved.id and notice.dropped is distinct from 'CANCELLED'`.execute(tx)
}

/** A notice of the start itself, 0 minutes before, still says something for so long. */
export const SHOWN_AFTER_START = 10 * MINUTE

function expiry(startsAt: Instant) {
  return sql`case when minutes_before = 0 then ${at(later(startsAt, SHOWN_AFTER_START))}::timestamptz else ${at(startsAt)}::timestamptz end`
}

export interface RevivedReminders extends NewTime {
  readonly who: readonly Participant[]
  readonly offsets: readonly number[]
}

/** Cancelled reminders of these people and offsets are planned again. They have not left. */
export async function reviveBySubject(
  tx: Tx,
  subject: string,
  { who, offsets, startsAt, values, now }: RevivedReminders,
): Promise<void> {
  const accountIds = who.flatMap((each) => ('accountId' in each ? [each.accountId] : []))
  const learnerIds = who.flatMap((each) => ('learnerId' in each ? [each.learnerId] : []))
  const { details, localised } = columnsOf(values)
  const time = sql`${at(startsAt)}::timestamptz - minutes_before * interval '1 minute'`
  await sql`
    update notices.notice set at = ${time}, expires_at = ${expiry(startsAt)}, details = ${details}, localised = ${localised},
      shown_at = null, read_at = null, dropped = case when ${time} < ${at(now)} then 'PAST' end
    where subject = ${subject} and dropped = 'CANCELLED' and minutes_before = any(${[...offsets]}::int[])
      and (learner_id = any(${learnerIds}::text[]) or (learner_id is null and account_id = any(${accountIds}::text[])))`.execute(
    tx,
  )
}

export async function cancelBySubject(tx: Tx, subject: string, who?: readonly Participant[]): Promise<void> {
  const ids = await lockUnsent(tx, subject)
  let query = tx
    .updateTable('notices.notice')
    .set({ dropped: 'CANCELLED' })
    .where('id', 'in', [...ids, ''])
  if (who) {
    const accountIds = who.flatMap((each) => ('accountId' in each ? [each.accountId] : []))
    const learnerIds = who.flatMap((each) => ('learnerId' in each ? [each.learnerId] : []))
    query = query.where(({ eb, or, and }) =>
      or([
        and([eb('account_id', 'in', [...accountIds, '']), eb('learner_id', 'is', null)]),
        eb('learner_id', 'in', [...learnerIds, '']),
      ]),
    )
  }
  await query.execute()
}
