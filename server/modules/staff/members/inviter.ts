// The member of staff who invited another. For a month the invited one is not that person's second person.
import { DAY, later, type Instant } from '#core/kernel/time.ts'
import type { Db, Tx } from '#server/platform/database/db.ts'
import { at } from '#server/platform/database/db-time.ts'

const NEWCOMER_FOR = 30 * DAY

export async function setInviter(tx: Tx, memberId: string, inviterId: string): Promise<void> {
  await tx.updateTable('staff.member').set({ inviter_id: inviterId }).where('id', '=', memberId).execute()
}

/** The members whom one of these invited not long ago. */
export async function listNewcomers(db: Db, inviterIds: readonly string[], now: Instant): Promise<string[]> {
  if (inviterIds.length === 0) return []
  const rows = await db
    .selectFrom('staff.member')
    .select('id')
    .where((eb) => eb('inviter_id', '=', eb.fn.any(eb.val(inviterIds))))
    .where('created_at', '>', at(later(now, -NEWCOMER_FOR)))
    .execute()
  return rows.map(({ id }) => id)
}
