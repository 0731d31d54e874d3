// SQL over all that goes to many households under one subject: a campaign.
import { sql } from 'kysely'
import { DAY, later, type Instant } from '#core/kernel/time.ts'
import type { NoticeChannel, SendPurpose } from '#core/taxonomy/notice.ts'
import type { Db } from '#server/platform/database/db.ts'
import { at } from '#server/platform/database/db-time.ts'
import type { SendState } from '#core/modules/notices/decide-send.ts'

export interface SendCount {
  readonly channel: NoticeChannel
  readonly state: SendState
  /** Why it was dropped. */
  readonly reason: string | null
  readonly count: number
}

export async function countSends(db: Db, subject: string): Promise<SendCount[]> {
  const { rows } = await sql<SendCount>`
    select channel, state, send.reason, count(*)::int as count
    from notices.send join notices.notice on notice.id = notice_id
    where subject = ${subject} group by 1, 2, 3 order by 1, 2, 3`.execute(db)
  return rows
}

/** The outcome of a notice for one household. */
export interface NoticeOutcome {
  readonly accountId: string
  readonly type: string
  /** The same for all households that got it for the same reason. */
  readonly occasion: string
  readonly at: Instant
  /** The channels of the messages that have left. */
  readonly left: readonly NoticeChannel[]
  readonly isWaiting: boolean
  /** Why no message left; null when none was planned. */
  readonly reason: string | null
}

/** The outcome for each household of the notices of a purpose under one subject. Their keys end with the learner's id. */
export async function listOutcomes(db: Db, subject: string, purpose: SendPurpose): Promise<NoticeOutcome[]> {
  const { rows } = await sql<NoticeOutcome>`
    select notice.account_id as "accountId", notice.type, regexp_replace(notice.key, ' [^ ]+$', '') as occasion,
      notice.created_at as at,
      coalesce(array_agg(send.channel) filter (where send.state in ('SENT', 'LEAVING')), '{}') as left,
      notice.dropped is null and (notice.shown_at is null or coalesce(bool_or(send.state in ('PLANNED', 'BUNDLED')), false)) as "isWaiting",
      coalesce(notice.dropped, min(send.reason)) as reason
    from notices.notice left join notices.send on send.notice_id = notice.id
    where notice.subject = ${subject} and notice.purpose = ${purpose} and notice.account_id is not null
    group by notice.id order by notice.account_id`.execute(db)
  return rows
}

/** Notices and messages under this subject that have not left and may still do so, at most `most`. `dueBy`: those due by then. */
export async function countUnsent(
  db: Db,
  subject: string,
  { dueBy, most }: { readonly dueBy?: Instant; readonly most: number },
): Promise<number> {
  const isDue = (column: 'at' | 'due_at') => (dueBy === undefined ? sql`` : sql`and ${sql.ref(column)} <= ${at(dueBy)}`)
  const { rows } = await sql<{ unsent: number }>`
    select count(*)::int as unsent from (
      select from notices.notice where subject = ${subject} and shown_at is null and dropped is null ${isDue('at')}
      union all
      select from notices.send join notices.notice on notice.id = notice_id
      where subject = ${subject} and state in ('PLANNED', 'BUNDLED') ${isDue('due_at')}
      limit ${most}
    ) as found`.execute(db)
  return rows[0]?.unsent ?? 0
}

/** Offers that have left to each of these households in seven days. Those without any are left out. */
export async function countWeeksOffers(
  db: Db,
  accountIds: readonly string[],
  now: Instant,
): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('notices.send')
    .select(['account_id', sql<number>`count(distinct coalesce(bundle_id, id))::int`.as('count')])
    .where((eb) => eb('account_id', '=', eb.fn.any(eb.val([...accountIds]))))
    .where('left_at', '>', at(later(now, -7 * DAY)))
    .where('purpose', '=', 'OFFERS')
    .groupBy('account_id')
    .execute()
  return new Map(rows.map(({ account_id, count }) => [account_id ?? '', count]))
}

/** Those of these households that get push messages in a browser. */
export async function listWithBrowser(db: Db, accountIds: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('notices.push_subscription')
    .select('account_id')
    .distinct()
    .where((eb) => eb('account_id', '=', eb.fn.any(eb.val([...accountIds]))))
    .execute()
  return new Set(rows.map(({ account_id }) => account_id))
}
