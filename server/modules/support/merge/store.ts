// SQL over what staff have asked to be made one.
import { supportStaffApi as api } from '#core/modules/support/staff-api.ts'
import type { Tx } from '#server/platform/database/db.ts'
import { tableStore } from '#server/platform/resource/table.ts'

export const merges = tableStore(api.staffMerges, {
  table: 'support.merge',
  search: ['fromAccount', 'intoAccount', 'reason', 'askedBy'],
  keys: ['fromAccount', 'intoAccount'],
})

export async function isMergeAsked(tx: Tx, fromAccount: string): Promise<boolean> {
  const row = await tx
    .selectFrom('support.merge')
    .select('id')
    .where('from_account', '=', fromAccount)
    .where('status', '=', 'WAITING')
    .executeTakeFirst()
  return row !== undefined
}
