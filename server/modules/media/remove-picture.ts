import { commonErrors } from '#core/kernel/common-errors.ts'
import { resourceErrors } from '#core/kernel/resource/resource-errors.ts'
import { mediaErrors as errors } from '#core/modules/media/errors.ts'
import type { Staff } from '#server/platform/access/actor.ts'
import { audit } from '#server/platform/audit.ts'
import type { Ctx } from '#server/platform/context.ts'
import { sqlStateOf } from '#server/platform/database/db.ts'
import { isInADraft } from '#server/platform/resource/draft-store.ts'
import { deleteFileJob } from './delete-files.ts'
import { deletePicture, lockFile, pictureRows } from './store.ts'

interface RemovePictureInput {
  readonly id: string
  readonly version: string
  readonly reason?: string | undefined
}

/** Throws PICTURE_IS_USED when a page shows it, or will once a draft is published. */
export async function removePicture(
  ctx: Ctx,
  actor: Staff,
  { id, version, reason }: RemovePictureInput,
): Promise<void> {
  const removing = ctx.db.transaction().execute(async (tx) => {
    const file = await lockFile(tx, id)
    const before = await pictureRows.find(tx, id, ctx.now())
    if (!file || !before) throw commonErrors.NOT_FOUND_ERROR()
    if (before.version !== version) throw resourceErrors.STALE_VERSION()
    if (await isInADraft(tx, id)) throw errors.PICTURE_IS_USED()
    await deletePicture(tx, id)
    await audit(ctx, tx, { actor, action: 'pictures.remove', subject: `pictures/${id}`, detail: { before, reason } })
    await ctx.enqueue(tx, deleteFileJob, file)
  })
  await removing.catch((error: unknown) => {
    throw sqlStateOf(error) === STILL_REFERRED_TO ? errors.PICTURE_IS_USED() : error
  })
}

/** The table of uses holds on to what it names. */
const STILL_REFERRED_TO = '23503'
