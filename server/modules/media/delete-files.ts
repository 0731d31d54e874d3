// Files that nobody is shown any more.
import { z } from 'zod'
import { later, HOUR } from '#core/kernel/time.ts'
import { PICTURE_TYPES } from '#core/modules/media/limits.ts'
import { forEachRow } from '#server/platform/jobs/each-row.ts'
import { job } from '#server/platform/jobs/queue.ts'
import { fileKey, incomingKey } from './file-key.ts'
import { deleteUpload, findPictureId, listUploadsBefore } from './store.ts'

/** Unless a picture has it again. */
export const deleteFileJob = job({
  name: 'media.delete-file',
  payload: z.object({ sha256: z.string(), type: z.enum(PICTURE_TYPES) }),
  async run({ db, files }, file) {
    if ((await findPictureId(db, file.sha256)) === undefined) await files.remove(fileKey(file))
  },
})

/** Once the address of an upload that was kept has expired: somebody may have sent to it again. */
export const deleteIncomingJob = job({
  name: 'media.delete-incoming',
  payload: z.object({ id: z.string() }),
  run: ({ files }, { id }) => files.remove(incomingKey(id)),
})

/** Every hour: what was sent or announced, and nobody came back for. */
export const deleteUploadsJob = job({
  name: 'media.delete-uploads',
  payload: z.unknown(),
  cron: '25 * * * *',
  run: (ctx) =>
    forEachRow(ctx, {
      job: 'media.delete-uploads',
      list: (but) => listUploadsBefore(ctx.db, later(ctx.now(), -HOUR), but),
      idOf: (id) => id,
      async work(id) {
        await ctx.files.remove(incomingKey(id))
        await deleteUpload(ctx.db, id)
      },
    }),
})
