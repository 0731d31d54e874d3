import { z } from 'zod'
import { later } from '#core/kernel/time.ts'
import { UNCLAIMED_FOR } from '#core/modules/uploads/limits.ts'
import { incomingKey } from '#server/modules/media/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import { forEachRow } from '#server/platform/jobs/each-row.ts'
import { job } from '#server/platform/jobs/queue.ts'
import { removeBytes, storageKey } from './file-place.ts'
import {
  deleteFile,
  deleteUnclaimed,
  listOf,
  listUnclaimed,
  listUnscanned,
  updateScan,
  type StoredFile,
} from './store.ts'

/** Once its address has expired. */
export const deleteSentAgainJob = job({
  name: 'uploads.delete-sent-again',
  payload: z.object({ id: z.string() }),
  run: ({ files }, { id }) => files.remove(incomingKey(id)),
})

/** Every hour: files to which nothing refers a day after they were announced. */
export const deleteUnclaimedJob = job({
  name: 'uploads.delete-unclaimed',
  payload: z.unknown(),
  cron: '35 * * * *',
  run: (ctx) =>
    forEachRow(ctx, {
      job: 'uploads.delete-unclaimed',
      list: (but) => listUnclaimed(ctx.db, later(ctx.now(), -UNCLAIMED_FOR), but),
      idOf: ({ id }) => id,
      // The row first: while it is there a thing may claim the file.
      async work(file) {
        if (await deleteUnclaimed(ctx.db, file.id)) await removeBytes(ctx.files, file)
      },
    }),
})

/** Every hour, where a scanner is set: files that it has not seen. An infected one is gone, its row says why. */
export const scanJob = job({
  name: 'uploads.scan',
  payload: z.unknown(),
  cron: '5 * * * *',
  run: (ctx) =>
    forEachRow(ctx, {
      job: 'uploads.scan',
      list: (but) => listUnscanned(ctx.db, but),
      idOf: ({ id }) => id,
      async work(file) {
        const bytes = await ctx.files.read(storageKey(file))
        const scan = bytes && (await ctx.scanner.scan(bytes))
        if (scan === undefined) return
        await updateScan(ctx.db, file.id, scan)
        if (scan === 'INFECTED') await removeBytes(ctx.files, file)
      },
    }),
})

export async function removeFile(ctx: Ctx, file: StoredFile): Promise<{ isRemoved: boolean }> {
  const isRemoved = file.state !== 'OPEN' && (await deleteUnclaimed(ctx.db, file.id))
  if (isRemoved) await removeBytes(ctx.files, file)
  return { isRemoved }
}

/** The bytes first: a retry finds the rows whose bytes are still there. */
export async function eraseFiles(ctx: Ctx, column: 'account_id' | 'learner_id', value: string): Promise<void> {
  for (const file of await listOf(ctx.db, column, value)) {
    await removeBytes(ctx.files, file)
    await deleteFile(ctx.db, file.id)
  }
}
