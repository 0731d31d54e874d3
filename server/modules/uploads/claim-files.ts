import { commonErrors } from '#core/kernel/common-errors.ts'
import type { UploadPurpose } from '#core/modules/uploads/family-file.ts'
import type { Household } from '#server/platform/access/actor.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/database/db.ts'
import { refuseForeignFile } from './own-file.ts'
import { claim, lockFiles } from './store.ts'

export interface FileClaim {
  readonly keys: readonly string[]
  readonly purpose: UploadPurpose
  /** The thing they belong to from now on, "ticket/tic…". */
  readonly claimedBy: string
}

/**
 * Gives kept files to a thing, so that they stay; those that it has already may be another parent's. Another household's file is
 * refused and written down; one that is not kept, serves another purpose or belongs to another thing is not found.
 */
export async function claimFiles(ctx: Ctx, tx: Tx, actor: Household, wish: FileClaim): Promise<void> {
  const keys = [...new Set(wish.keys)]
  const files = await lockFiles(tx, keys)
  const foreign = files.find(
    ({ accountId, claimedBy }) => accountId !== actor.accountId && claimedBy !== wish.claimedBy,
  )
  if (foreign) return refuseForeignFile(ctx, actor, foreign.id)
  const isFree = files.every(
    ({ state, purpose, claimedBy }) =>
      state === 'KEPT' && purpose === wish.purpose && (claimedBy === null || claimedBy === wish.claimedBy),
  )
  if (files.length < keys.length || !isFree) throw commonErrors.NOT_FOUND_ERROR()
  await claim(tx, keys, wish.claimedBy)
}
