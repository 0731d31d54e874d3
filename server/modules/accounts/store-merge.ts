// SQL over what two households become when they are one.
import type { Instant } from '#core/kernel/time.ts'
import type { Db, Tx } from '#server/platform/database/db.ts'
import { at } from '#server/platform/database/db-time.ts'
import { reassign, type HouseholdMerge } from '#server/platform/database/reassign.ts'

/**
 * Moves the learners to the household that remains. Guardians who belong to one of the two households stop being
 * guardians from outside.
 */
export async function moveLearners(tx: Tx, merging: HouseholdMerge, now: Instant): Promise<void> {
  const { from, into } = merging
  await reassign(tx, 'accounts.learner', merging)
  await tx
    .insertInto('accounts.guardian')
    .columns(['account_id', 'learner_id', 'added_by', 'since'])
    .expression((eb) =>
      eb
        .selectFrom('accounts.guardian')
        .select((row) => [row.val(into).as('account_id'), 'learner_id', 'added_by', 'since'])
        .where('account_id', '=', from)
        .where('ended_at', 'is', null),
    )
    .onConflict((conflict) => conflict.columns(['account_id', 'learner_id']).doUpdateSet({ ended_at: null }))
    .execute()
  await tx
    .updateTable('accounts.guardian')
    .set({ ended_at: at(now) })
    .where('ended_at', 'is', null)
    .where((eb) =>
      eb.or([
        eb('account_id', '=', from),
        eb.and([
          eb('account_id', '=', into),
          eb('learner_id', 'in', eb.selectFrom('accounts.learner').select('id').where('account_id', '=', into)),
        ]),
      ]),
    )
    .execute()
}

/** Points the merged account, and all accounts that were merged into it before, to the household that remains. */
export async function markMerged(tx: Tx, { from, into }: HouseholdMerge): Promise<void> {
  await tx
    .updateTable('accounts.account')
    .set({ merged_into: into })
    .where((eb) => eb.or([eb('id', '=', from), eb('merged_into', '=', from)]))
    .execute()
}

/** The ids of households that were merged into this one. */
export async function listMergedAccounts(db: Db, id: string): Promise<string[]> {
  const rows = await db.selectFrom('accounts.account').select('id').where('merged_into', '=', id).execute()
  return rows.map((row) => row.id)
}
