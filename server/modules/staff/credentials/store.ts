// SQL over lost logins: links that set another password, logins that begin anew, reviews.
import type { Instant } from '#core/kernel/time.ts'
import type { Db } from '#server/platform/database/db.ts'
import { at } from '#server/platform/database/db-time.ts'

export async function updateReset(db: Db, id: string, hash: Buffer, until: Instant): Promise<void> {
  await db
    .updateTable('staff.member')
    .set({ reset_hash: hash, reset_until: at(until) })
    .where('id', '=', id)
    .execute()
}

export async function findIdByReset(db: Db, hash: Buffer, now: Instant): Promise<string | undefined> {
  const row = await db
    .selectFrom('staff.member')
    .select('id')
    .where('reset_hash', '=', hash)
    .where('reset_until', '>', at(now))
    .where('is_active', '=', true)
    .where('password_hash', 'is not', null)
    .executeTakeFirst()
  return row?.id
}

/** The link is used up. Answers false when somebody else has used it in between. */
export async function updatePassword(db: Db, id: string, passwordHash: string, resetHash: Buffer): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('staff.member')
    .set({ password_hash: passwordHash, reset_hash: null, reset_until: null })
    .where('id', '=', id)
    .where('reset_hash', '=', resetHash)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** As if they had never accepted their invitation. */
export async function updateToNoLogin(db: Db, id: string, totpSecret: string): Promise<void> {
  await db
    .updateTable('staff.member')
    .set({ password_hash: null, totp_secret: totpSecret, totp_step: 0, reset_hash: null, reset_until: null })
    .where('id', '=', id)
    .execute()
  await db.deleteFrom('staff.passkey').where('staff_id', '=', id).execute()
}

export async function updateReviewed(db: Db, id: string, now: Instant): Promise<void> {
  await db
    .updateTable('staff.member')
    .set({ reviewed_at: at(now) })
    .where('id', '=', id)
    .execute()
}
