// For tests and for the seed.
import { PictureId } from '#core/modules/media/picture.ts'
import type { LocalisedText } from '#core/taxonomy/language.ts'
import type { Ctx } from '#server/platform/context.ts'
import { inTransaction } from '#server/platform/database/db.ts'
import { fileKey } from './file-key.ts'
import { redrawPicture } from './redraw-picture.ts'
import { findPictureId, insertPicture } from './store.ts'

export { sample } from './samples.ts'

/** A picture of the library, of these bytes; answers its id. The same bytes are the same picture. */
export async function aPicture(ctx: Ctx, bytes: Uint8Array, alt: LocalisedText): Promise<PictureId> {
  const { content, ...file } = await redrawPicture(bytes)
  const known = await findPictureId(ctx.db, file.sha256)
  if (known !== undefined) return PictureId.parse(known)
  const id = PictureId.parse(ctx.newId('pic'))
  await ctx.files.write(fileKey(file), content, file.type)
  await inTransaction(ctx.db, (tx) => insertPicture(tx, { id, alt, ...file }, ctx.now()))
  return id
}
