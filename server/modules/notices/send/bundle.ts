// The messages beyond a day's limit: put together into one on the next morning.
import { z } from 'zod'
import { decideSend } from '#core/modules/notices/decide-send.ts'
import type { Language } from '#core/taxonomy/language.ts'
import { NOTICE_CHANNELS, type NoticeChannel } from '#core/taxonomy/notice.ts'
import { pathInLanguage } from '#core/taxonomy/page-path.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/database/db.ts'
import { job } from '#server/platform/jobs/queue.ts'
import { readFacts } from './facts.ts'
import { BUNDLE, handOver, type HandOver } from './hand-over.ts'
import { lockNotice } from '../store.ts'
import { lockRecipient } from './recipient.ts'
import { listBundled, updateSends } from './store-sends.ts'

export const bundleJob = job({
  name: 'notices.bundle',
  payload: z.object({ accountId: z.string(), channel: z.enum(NOTICE_CHANNELS) }),
  run: async (ctx, { accountId, channel }) => {
    const leaving = await ctx.db.transaction().execute((tx) => take(ctx, tx, accountId, channel))
    if (leaving) await handOver(ctx, leaving)
  },
})

/** Each is decided on again. Those that may leave do so as one. */
async function take(ctx: Ctx, tx: Tx, accountId: string, channel: NoticeChannel): Promise<HandOver | undefined> {
  const to = await lockRecipient(tx, { accountId, phone: null, mailTo: null })
  if (!to) return undefined
  const sendIds: string[] = []
  let lang: Language = 'en'
  for (const send of await listBundled(tx, accountId, channel)) {
    const notice = await lockNotice(tx, send.noticeId)
    if (!notice) continue
    const facts = await readFacts(ctx, tx, { notice, send, to })
    const decision = decideSend(facts, ctx.now())
    lang = facts.preference.lang ?? notice.lang ?? lang
    if (decision.do === 'SEND') sendIds.push(send.id)
    else if (decision.do === 'DROP') await updateSends(tx, [send.id], { state: 'DROPPED', reason: decision.reason })
    else await ctx.enqueue(tx, bundleJob, { accountId, channel }, { at: decision.until, key: `bundle ${accountId} ${channel}` }) // prettier-ignore
  }
  if (sendIds.length === 0) return undefined
  const [bundleId, messageId] = [ctx.newId('bdl'), ctx.newId('msg')]
  await updateSends(tx, sendIds, { state: 'LEAVING', leftAt: ctx.now(), bundleId, messageId })
  const values = {
    count: String(sendIds.length),
    link: `${ctx.settings.publicUrl}${pathInLanguage('/me/notices', lang)}`,
  }
  return {
    sendIds,
    to,
    message: { id: messageId, key: BUNDLE, channel, purpose: 'CLASSES', lang, values, subject: bundleId },
  }
}
