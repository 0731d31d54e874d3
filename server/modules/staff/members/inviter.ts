// The member of staff who invited another. For a month the invited one is not that person's second person.
import { DAY, later, type Instant } from '#core/kernel/time.ts'
import type { Tx } from '#server/platform/database/db.ts'
import { at } from '#server/platform/database/db-time.ts'

const NEWCOMER_FOR = 30 * DAY

export async function setInviter(tx: Tx, memberId: string, inviterId: string): Promise<void> {
  await tx.updateTable('staff.member').set({ inviter_id: inviterId }).where('id', '=', memberId).execute()
}

export async function isNewcomerOf(tx: Tx, memberId: string, inviterId: string, now: Instant): Promise<boolean> {
  const row = await tx
    .selectFrom('staff.member')
    .select('id')
    .where('id', '=', memberId)
    .where('inviter_id', '=', inviterId)
    .where('created_at', '>', at(later(now, -NEWCOMER_FOR)))
    .executeTakeFirst()
  return row !== undefined
}
