// Who writes a paper now: the live desk of operations console, O13.
import { commonErrors } from '#core/kernel/common-errors.ts'
import { isBefore, later, MINUTE } from '#core/kernel/time.ts'
import { listLearnerNames } from '#server/modules/accounts/index.ts'
import { findPaper } from '#server/modules/papers/index.ts'
import type { Call, Staff } from '#server/platform/access/actor.ts'
import { audit } from '#server/platform/audit.ts'
import type { Ctx } from '#server/platform/context.ts'
import { countLive, insertBroadcast, listBroadcasts, listLive } from './store-live.ts'

/** Somebody who writes and whose last answer is older may need help. */
const STUCK_AFTER = 2 * MINUTE

/** Throws NOT_FOUND_ERROR. */
export async function viewLive(ctx: Ctx, paperId: string) {
  if (!(await findPaper(ctx.staffDb, paperId))) throw commonErrors.NOT_FOUND_ERROR()
  const rows = await listLive(ctx.staffDb, paperId)
  const names = await listLearnerNames(ctx.staffDb, rows.map(({ learnerId }) => learnerId)) // prettier-ignore
  const since = later(ctx.now(), -STUCK_AFTER)
  return {
    ...(await countLive(ctx.staffDb, paperId)),
    attempts: rows.map((row) => ({
      ...row,
      name: names.get(row.learnerId) ?? '–',
      isStuck: isBefore(row.lastSaveAt ?? row.startedAt, since),
    })),
    broadcasts: await listBroadcasts(ctx.staffDb, paperId),
    serverTime: ctx.now(),
  }
}

/** Throws NOT_FOUND_ERROR. */
export async function sayToAll(ctx: Ctx, { id, text }: { readonly id: string; readonly text: string }, { actor: { staffId, ...actor } }: Call<Staff>) {
  if (!(await findPaper(ctx.db, id))) throw commonErrors.NOT_FOUND_ERROR()
  const saidAt = ctx.now()
  await ctx.db.transaction().execute(async (tx) => {
    await insertBroadcast(tx, ctx.newId('brc'), id, { text, saidBy: staffId, saidAt })
    await audit(ctx, tx, { actor: { ...actor, staffId }, action: 'papers.broadcast', subject: `papers/${id}`, detail: { after: { text } } })
  })
  return { saidAt }
} // prettier-ignore
