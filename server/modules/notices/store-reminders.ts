// SQL over the notices that are reminders: those with minutes_before.
import { sql, type SqlBool } from 'kysely'
import type { Instant } from '#core/kernel/time.ts'
import type { Tx } from '#server/platform/database/db.ts'
import { at } from '#server/platform/database/db-time.ts'

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
  readonly values: Readonly<Record<string, string>>
  readonly now: Instant
}

/** A reminder that is held back by quiet hours, or was skipped as past, gets its new time too. */
export async function moveBySubject(tx: Tx, subject: string, { startsAt, values, now }: NewTime): Promise<void> {
  const ids = await lockUnsent(tx, subject)
  if (ids.length === 0) return
  await tx.deleteFrom('notices.send').where('notice_id', 'in', ids).execute()
  await sql`
    update notices.notice set at = moved.at, expires_at = ${at(startsAt)}, details = ${JSON.stringify(values)},
      shown_at = null, read_at = null, dropped = case when moved.at < ${at(now)} then 'PAST' end
    from (select id, ${at(startsAt)}::timestamptz - minutes_before * interval '1 minute' as at
      from notices.notice where id in (${sql.join(ids)})) as moved
    where notice.id = moved.id and notice.dropped is distinct from 'CANCELLED'`.execute(tx)
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
