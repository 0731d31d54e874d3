import { mergeErrors as errors } from '#core/modules/support/errors.ts'
import type { notesStaffApi as api } from '#core/modules/support/notes-api.ts'
import { lockAccount } from '#server/modules/accounts/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/database/db.ts'
import type { NewWrite } from '#server/platform/resource/resource.ts'

/** Throws NO_SUCH_HOUSEHOLD for one that was merged or erased: nothing is written about it any more. */
export async function newNote(ctx: Ctx, tx: Tx, { actor, fields }: NewWrite<typeof api.staffHouseholdNotes>) {
  if (!(await lockAccount(tx, fields.accountId))) throw errors.NO_SUCH_HOUSEHOLD()
  return { ...fields, writtenBy: actor.staffId, writtenAt: ctx.now() }
}
