// SQL over the notes of staff about households.
import { notesStaffApi as api } from '#core/modules/support/notes-api.ts'
import type { Instant } from '#core/kernel/time.ts'
import type { Db } from '#server/platform/database/db.ts'
import { tableStore } from '#server/platform/resource/table.ts'

export const notes = tableStore(api.staffHouseholdNotes, {
  table: 'support.note',
  search: ['text'],
  keys: ['accountId'],
})

/** Without the names of those who wrote them. */
export async function exportNotes(db: Db, accountId: string): Promise<{ text: string; writtenAt: Instant }[]> {
  return db
    .selectFrom('support.note')
    .select(['text', 'written_at as writtenAt'])
    .where('account_id', '=', accountId)
    .orderBy('written_at')
    .execute()
}

export async function deleteNotesOf(db: Db, accountId: string): Promise<void> {
  await db.deleteFrom('support.note').where('account_id', '=', accountId).execute()
}
