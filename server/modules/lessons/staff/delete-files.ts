// Files that no lesson has any more, and uploads that nobody finished.
import { z } from 'zod'
import { DAY, later } from '#core/kernel/time.ts'
import { FilmDeleted } from '#core/modules/media/events.ts'
import { isContentUsed } from '#server/modules/catalogue/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import { inTransaction } from '#server/platform/database/db.ts'
import { forEachRow } from '#server/platform/jobs/each-row.ts'
import { job } from '#server/platform/jobs/queue.ts'
import { isPlayed } from '../ai/store-ai.ts'
import { deleteFile, listFiles } from '../store.ts'
import { deleteUpload, listOverUploads } from './store-uploads.ts'

/** Unless a lesson has it again. One that plays it now keeps it until tomorrow. */
export const deleteFileJob = job({
  name: 'lessons.delete-file',
  payload: z.object({ id: z.string() }),
  async run(ctx, { id }) {
    const { db, files } = ctx
    const file = (await listFiles(db, [id])).get(id)
    if (!file || (await isContentUsed(db, id))) return
    if (await isPlayed(db, id)) return deleteLater(ctx, id)
    await files.remove(file.key)
    await inTransaction(db, async (tx) => {
      await deleteFile(tx, id)
      await ctx.publish(tx, FilmDeleted, { key: file.key })
    })
  },
})

function deleteLater(ctx: Ctx, id: string): Promise<void> {
  return inTransaction(ctx.db, (tx) => ctx.enqueue(tx, deleteFileJob, { id }, { at: later(ctx.now(), DAY) }))
}

/** Every hour. */
export const deleteUploadsJob = job({
  name: 'lessons.delete-uploads',
  payload: z.unknown(),
  cron: '35 * * * *',
  run: (ctx) =>
    forEachRow(ctx, {
      job: 'lessons.delete-uploads',
      list: (but) => listOverUploads(ctx.db, ctx.now(), but),
      idOf: ({ id }) => id,
      async work({ id, key, storageRef: ref }) {
        await ctx.files.dropParts({ key, ref })
        await deleteUpload(ctx.db, id)
      },
    }),
})
