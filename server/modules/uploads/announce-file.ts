import type { InputOf } from '#core/kernel/endpoint.ts'
import { later } from '#core/kernel/time.ts'
import type { uploadsApi } from '#core/modules/uploads/api.ts'
import { uploadErrors as errors } from '#core/modules/uploads/errors.ts'
import { FileKey } from '#core/modules/uploads/family-file.ts'
import { isFileType, isHeic, MOST_ANSWER_FILES_A_DAY, MOST_FILE_BYTES, MOST_FILES_A_DAY, UPLOAD_OPEN_FOR, type FileType } from '#core/modules/uploads/limits.ts' // prettier-ignore
import { incomingKey } from '#server/modules/media/index.ts'
import type { Call, Household } from '#server/platform/access/actor.ts'
import type { Ctx } from '#server/platform/context.ts'
import { inTransaction } from '#server/platform/database/db.ts'
import { insertFile, lockFilesToday } from './store.ts'

type AnnounceInput = InputOf<typeof uploadsApi.getPreSignedKey>

/** Answers where the file may be sent. Throws when a learner has announced as many files today as a day allows. */
export async function announceFile(
  ctx: Ctx,
  input: AnnounceInput,
  { actor: { accountId, learnerId } }: Call<Household>,
) {
  const { contentLength: bytes, purpose, downloadableFile: isDownloadable = false } = input
  const type = typeFrom(input.contentType)
  if (bytes === 0) throw errors.FILE_IS_EMPTY()
  if (bytes !== undefined && bytes > MOST_FILE_BYTES) throw errors.FILE_TOO_LARGE()
  const key = FileKey.parse(ctx.newId('fil'))
  const createdAt = ctx.now()
  const expiresAt = later(createdAt, UPLOAD_OPEN_FOR)
  const name = nameFrom(input.filename)
  await inTransaction(ctx.db, async (tx) => {
    const isAnswer = purpose === 'ANSWER'
    const most = isAnswer ? MOST_ANSWER_FILES_A_DAY : MOST_FILES_A_DAY
    const announced = await lockFilesToday(tx, { learnerId, isAnswer, now: createdAt })
    if (announced >= most) throw errors.TOO_MANY_FILES({ most })
    await insertFile(tx, { id: key, accountId, learnerId, purpose, name, type, isDownloadable, createdAt, expiresAt })
  })
  const address = await ctx.files.uploadAddress({ key: incomingKey(key), type, bytes }, expiresAt)
  return { ...address, key, expiresAt }
}

function typeFrom(contentType: string): FileType {
  if (isHeic(contentType)) throw errors.PHOTO_IS_HEIC()
  if (!isFileType(contentType)) throw errors.FILE_TYPE_REFUSED()
  return contentType
}

/** The last part of a path, as some browsers send the whole of it. */
function nameFrom(filename: string): string {
  return filename.split(/[\\/]/).findLast((part) => part !== '') ?? 'file'
}
