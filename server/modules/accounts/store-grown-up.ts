// SQL over learners who came as children and are adults now.
import { sql } from 'kysely'
import { inIndia, type Instant } from '#core/kernel/time.ts'
import { ADULT_AGE } from '#core/modules/accounts/standing.ts'
import type { Db, Tx } from '#server/platform/database/db.ts'
import { at } from '#server/platform/database/db-time.ts'

/** The condition of the index of those who grow up. 19: an adult from 1 January after the year of the 18th birthday. */
const cameAsChild = sql<boolean>`extract(year from accounts.learner.created_at at time zone 'Asia/Kolkata') < birth_year + 19`

/** Learners who came as children, are adults now and have not been notified of it. */
export async function listGrownUp(db: Db, now: Instant): Promise<{ learnerId: string; isOwnNumber: boolean }[]> {
  const lastYear = inIndia(now).year - ADULT_AGE - 1
  const rows = await db
    .selectFrom('accounts.learner')
    .innerJoin('accounts.account', 'accounts.account.id', 'account_id')
    .select(['accounts.learner.id', 'held_by'])
    .where('birth_year', '<=', lastYear)
    .where('told_grown_up_at', 'is', null)
    .where('accounts.learner.erased_at', 'is', null)
    .where(cameAsChild)
    .execute()
  return rows.map(({ id, held_by }) => ({ learnerId: id, isOwnNumber: held_by === 'STUDENT' }))
}

/** Returns false when the family has already been notified. */
export async function takeGrownUp(tx: Tx, learnerId: string, now: Instant): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('accounts.learner')
    .set({ told_grown_up_at: at(now) })
    .where('id', '=', learnerId)
    .where('told_grown_up_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
