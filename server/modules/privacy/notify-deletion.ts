import { z } from 'zod'
import { showDate } from '#core/kernel/time.ts'
import { LanguageKey } from '#core/taxonomy/schemas.ts'
import { findAccount } from '#server/modules/accounts/index.ts'
import { findSite } from '#server/modules/content/index.ts'
import { sendMessage } from '#server/modules/messages/index.ts'
import { job } from '#server/platform/jobs/queue.ts'
import { findDeletion } from './store.ts'

/** The number is told, so that nobody's account goes without its owner knowing. */
export const notifyDeletionJob = job({
  name: 'privacy.tell-deletion',
  payload: z.object({ accountId: z.string(), lang: LanguageKey }),
  run: async (ctx, { accountId, lang }) => {
    const [account, dueAt, { support }] = await Promise.all([
      findAccount(ctx.db, accountId),
      findDeletion(ctx.db, accountId),
      findSite(ctx),
    ])
    if (!account || dueAt === undefined) return
    const values = { day: showDate(dueAt, lang), tollFree: support.tollFree }
    await sendMessage(ctx, {
      key: 'account-deletion',
      channel: 'SMS',
      to: account.phone,
      lang,
      values,
      subject: accountId,
    })
  },
})
