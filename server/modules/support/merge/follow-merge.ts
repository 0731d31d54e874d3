// What follows when two households have become one.
import { z } from 'zod'
import { findAccount } from '#server/modules/accounts/index.ts'
import { findSite } from '#server/modules/content/index.ts'
import { sendMessage } from '#server/modules/messages/index.ts'
import { job } from '#server/platform/jobs/queue.ts'
import { languageOf } from '../language-of.ts'
import { moveAll } from './move-all.ts'

/** Both numbers are told, so that no household goes without its owner knowing. */
export const notifyMergedJob = job({
  name: 'support.tell-merged',
  payload: z.object({ accountId: z.string(), to: z.string() }),
  run: async (ctx, { accountId, to }) => {
    const [account, { support }, lang] = await Promise.all([
      findAccount(ctx.db, accountId),
      findSite(ctx),
      languageOf(ctx.db, accountId),
    ])
    if (!account) return
    const values = { tollFree: support.tollFree }
    for (const phone of new Set([to, account.phone]))
      await sendMessage(ctx, { key: 'household-merged', channel: 'SMS', to: phone, lang, values, subject: accountId })
  },
})

/** What a browser of the household that went had begun while it went: an order of that moment, say. */
export const followMergeJob = job({
  name: 'support.follow-merge',
  payload: z.object({ from: z.string(), into: z.string(), id: z.string() }),
  run: (ctx, { from, into, id }) =>
    ctx.db.transaction().execute((tx) => moveAll(ctx, tx, { from, into }, `${id}-late`)),
})
