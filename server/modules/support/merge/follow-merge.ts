// Work that follows after two households have become one.
import { z } from 'zod'
import { findSite } from '#server/modules/content/index.ts'
import { notify } from '#server/modules/notices/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/database/db.ts'
import { job } from '#server/platform/jobs/queue.ts'
import { languageOf } from '../language-of.ts'
import { moveAll } from './move-all.ts'

/** To both numbers, so that no household goes without its owner knowing. */
export async function notifyMerged(
  ctx: Ctx,
  tx: Tx,
  { accountId, phone, id }: { readonly accountId: string; readonly phone: string; readonly id: string },
): Promise<void> {
  const [{ support }, lang] = [await findSite(ctx), await languageOf(tx, accountId)]
  const values = { tollFree: support.tollFree }
  const notice = { type: 'household-merged', key: `household-merged ${id}`, purpose: 'SAFETY' as const, values, lang, subject: accountId } // prettier-ignore
  for (const to of [{ accountId }, { phone }]) await notify(ctx, tx, { ...notice, to })
}

/** Moves rows that a browser of the closed household made during the merge, such as an order. */
export const followMergeJob = job({
  name: 'support.follow-merge',
  payload: z.object({ from: z.string(), into: z.string(), id: z.string() }),
  run: (ctx, { from, into, id }) =>
    ctx.db.transaction().execute((tx) => moveAll(ctx, tx, { from, into }, `${id}-late`)),
})
