import { z } from 'zod'
import { LanguageKey } from '#core/taxonomy/schemas.ts'
import { findAccount } from '#server/modules/accounts/index.ts'
import { findSite } from '#server/modules/content/index.ts'
import { sendMessage } from '#server/modules/messages/index.ts'
import { job } from '#server/platform/jobs/queue.ts'

/** Tells the number an account has left, in case it was not its owner who moved it. */
export const notifyOldNumberJob = job({
  name: 'contacts.tell-old-number',
  payload: z.object({ accountId: z.string(), to: z.string(), lang: LanguageKey }),
  run: async (ctx, { accountId, to, lang }) => {
    const [account, { support }] = await Promise.all([findAccount(ctx.db, accountId), findSite(ctx)])
    if (!account) return
    const values = { ending: account.phone.slice(-4), tollFree: support.tollFree }
    await sendMessage(ctx, { key: 'phone-changed', channel: 'SMS', to, lang, values, subject: accountId })
  },
})
