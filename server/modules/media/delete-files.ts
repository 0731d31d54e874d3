// Files that nobody is shown any more.
import { z } from 'zod'
import { later, HOUR } from '#core/kernel/time.ts'
import { PICTURE_TYPES } from '#core/modules/media/limits.ts'
import { job } from '#server/platform/jobs/queue.ts'
import { fileKey, incomingKey } from './file-key.ts'
import { deleteUploadsBefore, findPictureId } from './store.ts'

/** Unless a picture has it again. */
export const deleteFileJob = job({
  name: 'media.delete-file',
  payload: z.object({ sha256: z.string(), type: z.enum(PICTURE_TYPES) }),
  async run({ db, files }, file) {
    if ((await findPictureId(db, file.sha256)) === undefined) await files.remove(fileKey(file))
  },
})

/** Every hour: what was sent or announced, and nobody came back for. */
export const deleteUploadsJob = job({
  name: 'media.delete-uploads',
  payload: z.unknown(),
  cron: '25 * * * *',
  async run({ db, files, now }) {
    for (const id of await deleteUploadsBefore(db, later(now(), -HOUR))) await files.remove(incomingKey(id))
  },
})
