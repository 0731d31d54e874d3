// For tests and for the seed.
import { HOUR, later } from '#core/kernel/time.ts'
import type { Ctx } from '#server/platform/context.ts'
import { inTransaction } from '#server/platform/database/db.ts'
import { generateBatch } from './generate/generate-batch.ts'
import { listBatchSessions } from './store-sessions.ts'
import { markByHand, raiseSequence, updateCancelled, updateSessionTo } from './store-write.ts'

export { generateAll } from './generate/generate-jobs.ts'

/** The classes of these batches, eight weeks ahead. */
export async function generateBatches(ctx: Ctx, batchIds: readonly string[]): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    for (const batchId of batchIds) await generateBatch(ctx, tx, batchId)
  })
}

/** Cancels the third class of the batch and moves the fourth by an hour, unless its teacher has another class then. */
export async function changeClasses(ctx: Ctx, batchId: string): Promise<void> {
  const span = { from: ctx.now(), till: later(ctx.now(), 21 * 24 * HOUR) }
  const [, , third, fourth] = await listBatchSessions(ctx.db, [batchId], span)
  await inTransaction(ctx.db, async (tx) => {
    if (third) {
      const reason = { en: 'The teacher is ill', hi: 'शिक्षक बीमार हैं', ta: 'ஆசிரியருக்கு உடல்நலமில்லை' }
      await updateCancelled(tx, third.id, reason)
      await markByHand(tx, third.id, { substituteFor: null, reason })
      await raiseSequence(tx, third.id)
    }
    if (!fourth) return
    const to = { ...fourth, startsAt: later(fourth.startsAt, HOUR), endsAt: later(fourth.endsAt, HOUR) }
    if (!(await updateSessionTo(tx, fourth.id, to))) return
    await markByHand(tx, fourth.id, { substituteFor: null, reason: { en: 'School exams', hi: 'स्कूल की परीक्षा', ta: 'பள்ளித் தேர்வு' } }) // prettier-ignore
    await raiseSequence(tx, fourth.id)
  })
}
