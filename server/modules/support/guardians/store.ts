// SQL over the changes of guardians that staff have asked for.
import { guardianStaffApi as api } from '#core/modules/support/guardian-api.ts'
import type { Tx } from '#server/platform/database/db.ts'
import { reassign, type HouseholdMerge } from '#server/platform/database/reassign.ts'
import { tableStore } from '#server/platform/resource/table.ts'

export const guardianChanges = tableStore(api.staffGuardianChanges, {
  table: 'support.guardian_change',
  search: ['reason', 'askedBy'],
  keys: ['learnerId', 'accountId'],
})

/** Deletes requests that wait: after the merge the learner may have other guardians. */
export async function moveGuardianChanges(tx: Tx, merging: HouseholdMerge): Promise<void> {
  await tx
    .deleteFrom('support.guardian_change')
    .where('account_id', '=', merging.from)
    .where('status', '=', 'WAITING')
    .execute()
  await reassign(tx, 'support.guardian_change', merging)
}
