// SQL over the addresses of calendars, and what calendars have been told.
import { sql } from 'kysely'
import { LearnerId } from '#core/modules/accounts/account.ts'
import type { Instant } from '#core/kernel/time.ts'
import type { Db, Tx } from '#server/platform/database/db.ts'
import { at } from '#server/platform/database/db-time.ts'
import { rowsNaming } from '#server/platform/database/rows-naming.ts'

export interface Feed {
  readonly accountId: string
  readonly learnerId: LearnerId
  readonly since: Instant
  readonly readAt: Instant | null
}

/** In place of the address this household had before. */
export async function replaceFeed(
  tx: Tx,
  fresh: { readonly tokenHash: Buffer; readonly accountId: string; readonly learnerId: string },
  now: Instant,
): Promise<void> {
  const columns = { token_hash: fresh.tokenHash, since: at(now), read_at: null }
  await tx
    .insertInto('onboarding.calendar_feed')
    .values({ ...columns, account_id: fresh.accountId, learner_id: fresh.learnerId })
    .onConflict((conflict) => conflict.columns(['account_id', 'learner_id']).doUpdateSet(columns))
    .execute()
}

export async function deleteFeed(db: Db, accountId: string, learnerId: string): Promise<void> {
  await db
    .deleteFrom('onboarding.calendar_feed')
    .where('account_id', '=', accountId)
    .where('learner_id', '=', learnerId)
    .execute()
}

export async function deleteFeedsOfLearner(db: Db, learnerId: string): Promise<void> {
  await db.deleteFrom('onboarding.calendar_feed').where('learner_id', '=', learnerId).execute()
}

/** Oldest first. */
export async function listFeeds(db: Db, accountId: string): Promise<Feed[]> {
  const rows = await db
    .selectFrom('onboarding.calendar_feed')
    .select(['account_id', 'learner_id', 'since', 'read_at'])
    .where('account_id', '=', accountId)
    .orderBy('since')
    .execute()
  return rows.map((row) => ({
    accountId: row.account_id,
    learnerId: LearnerId.parse(row.learner_id),
    since: row.since,
    readAt: row.read_at,
  }))
}

/** Notes that it was read. Undefined when there is no such address, or no longer. */
export async function readFeed(
  db: Db,
  tokenHash: Buffer,
  now: Instant,
): Promise<Omit<Feed, 'since' | 'readAt'> | undefined> {
  const row = await db
    .updateTable('onboarding.calendar_feed')
    .set({ read_at: at(now) })
    .where('token_hash', '=', tokenHash)
    .returning(['account_id', 'learner_id'])
    .executeTakeFirst()
  return row && { accountId: row.account_id, learnerId: LearnerId.parse(row.learner_id) }
}

interface DatedEvent {
  readonly uid: string
  readonly startsAt: Instant
  readonly endsAt: Instant
}

/** Keeps what calendars are told from now on; answers each class's number, which is higher where its hour is another than before. */
export async function numberEvents(db: Db, events: readonly DatedEvent[]): Promise<Map<string, number>> {
  if (events.length === 0) return new Map()
  const rows = await db
    .insertInto('onboarding.class_event')
    .values(
      events.map(({ uid, startsAt, endsAt }) => ({ uid, starts_at: at(startsAt), ends_at: at(endsAt), sequence: 0 })),
    )
    .onConflict((conflict) =>
      conflict.column('uid').doUpdateSet({
        sequence: sql`class_event.sequence + case when (class_event.starts_at, class_event.ends_at)
          is distinct from (excluded.starts_at, excluded.ends_at) then 1 else 0 end`,
        starts_at: sql`excluded.starts_at`,
        ends_at: sql`excluded.ends_at`,
      }),
    )
    .returning(['uid', 'sequence'])
    .execute()
  return new Map(rows.map(({ uid, sequence }) => [uid, sequence]))
}

/** Classes that were over before this instant: no calendar asks for them again. Answers how many. */
export async function deletePastEvents(db: Db, before: Instant): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('onboarding.class_event')
    .where('ends_at', '<', at(before))
    .executeTakeFirst()
  return Number(numDeletedRows)
}

/** The addresses themselves are nowhere. */
export function exportCalendars(db: Db, accountId: string) {
  return rowsNaming(db, 'onboarding.calendar_feed', { column: 'account_id', ids: [accountId], without: ['token_hash'] })
}
