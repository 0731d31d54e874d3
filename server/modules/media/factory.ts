// For tests and for the seed.
import { hash } from 'node:crypto'
import { PictureId } from '#core/modules/media/picture.ts'
import { readPicture } from '#core/modules/media/read-picture.ts'
import type { LocalisedText } from '#core/taxonomy/language.ts'
import type { Ctx } from '#server/platform/context.ts'
import { inTransaction } from '#server/platform/database/db.ts'
import { fileKey } from './file-key.ts'
import { insertPicture } from './store.ts'

/** A picture of the library, of these bytes; answers its id. */
export async function aPicture(ctx: Ctx, bytes: Uint8Array, alt: LocalisedText): Promise<PictureId> {
  const found = readPicture(bytes)
  if (!found) throw new Error('not a picture')
  const { type, width, height } = found
  const file = { sha256: hash('sha256', bytes, 'hex'), type, bytes: bytes.length, width, height }
  const id = PictureId.parse(ctx.newId('pic'))
  await ctx.files.write(fileKey(file), bytes, type)
  await inTransaction(ctx.db, (tx) => insertPicture(tx, { id, alt, ...file }, ctx.now()))
  return id
}
