// All SQL over the privacy schema. No other file names a privacy table.
import type { Instant } from '#core/kernel/time.ts'
import type { Db } from '#server/platform/database/db.ts'
import { at } from '#server/platform/database/db-time.ts'

/** When the account is to be deleted; undefined when nobody has asked for it. */
export async function findDeletion(db: Db, accountId: string): Promise<Instant | undefined> {
  const row = await db
    .selectFrom('privacy.deletion')
    .select('due_at')
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return row?.due_at
}

/** Asked again, the first day stands. */
export async function insertDeletion(
  db: Db,
  accountId: string,
  { now, dueAt }: { readonly now: Instant; readonly dueAt: Instant },
): Promise<void> {
  await db
    .insertInto('privacy.deletion')
    .values({ account_id: accountId, asked_at: at(now), due_at: at(dueAt) })
    .onConflict((conflict) => conflict.column('account_id').doNothing())
    .execute()
}

export async function deleteDeletion(db: Db, accountId: string): Promise<void> {
  await db.deleteFrom('privacy.deletion').where('account_id', '=', accountId).execute()
}
