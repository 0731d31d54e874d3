// SQL over the addresses of calendars.
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

/** The addresses themselves are nowhere. */
export function exportCalendars(db: Db, accountId: string) {
  return rowsNaming(db, 'onboarding.calendar_feed', { column: 'account_id', ids: [accountId], without: ['token_hash'] })
}
