// One message of a notice, by one channel.
import { z } from 'zod'
import { decideSend, type SendDecision } from '#core/modules/notices/decide-send.ts'
import type { Language } from '#core/taxonomy/language.ts'
import { lockAccount, type Account } from '#server/modules/accounts/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/database/db.ts'
import { job } from '#server/platform/jobs/queue.ts'
import { bundleJob } from './bundle.ts'
import { readFacts } from './facts.ts'
import { handOver } from './hand-over.ts'
import { lockNotice, type KnownNotice } from './store.ts'
import { findSend, updateSends, type KnownSend } from './store-sends.ts'

export const sendJob = job({
  name: 'notices.send',
  payload: z.object({ sendId: z.string() }),
  run: async (ctx, { sendId }) => {
    const leaving = await ctx.db.transaction().execute((tx) => take(ctx, tx, sendId))
    if (!leaving) return
    const { notice, account, send, lang } = leaving
    const link = `${ctx.settings.publicUrl}${notice.link ?? '/me/notices'}`
    await handOver(ctx, {
      sendIds: [sendId],
      message: { key: notice.type, account, channel: send.channel, lang, values: { ...notice.values, link }, subject: notice.subject ?? notice.id }, // prettier-ignore
    })
  },
})

interface OutgoingSend {
  readonly notice: KnownNotice
  readonly account: Account
  readonly send: KnownSend
  readonly lang: Language
}

/**
 * Decides, and commits that the message is leaving before the provider is asked: a process that dies in between sends it
 * never, not twice. Locks the account, so that a household's messages are counted one after the other.
 */
async function take(ctx: Ctx, tx: Tx, sendId: string): Promise<OutgoingSend | undefined> {
  const known = await findSend(tx, sendId)
  const account = known && (await lockAccount(tx, known.accountId))
  const notice = account && (await lockNotice(tx, known.noticeId))
  const send = notice && (await findSend(tx, sendId))
  if (!send) {
    if (known?.state === 'PLANNED') await updateSends(tx, [sendId], { state: 'DROPPED', reason: 'NOT_ALLOWED' })
    return undefined
  }
  // It has left already, or was put off by a new plan, whose job comes later.
  if (send.state !== 'PLANNED' || send.dueAt > ctx.now()) return undefined
  const facts = await readFacts(ctx, tx, notice, send)
  const decision = decideSend(facts, ctx.now())
  await writeDown(ctx, tx, send, decision)
  if (decision.do !== 'SEND') return undefined
  return { notice, account, send, lang: facts.preference.lang ?? notice.lang ?? 'en' }
}

async function writeDown(ctx: Ctx, tx: Tx, send: KnownSend, decision: SendDecision): Promise<void> {
  const { id, accountId, channel } = send
  if (decision.do === 'SEND') return updateSends(tx, [id], { state: 'LEAVING', leftAt: ctx.now() })
  if (decision.do === 'DROP') return updateSends(tx, [id], { state: 'DROPPED', reason: decision.reason })
  const { until } = decision
  if (decision.do === 'WAIT') {
    await updateSends(tx, [id], { state: 'PLANNED', dueAt: until })
    return ctx.enqueue(tx, sendJob, { sendId: id }, { at: until, key: id })
  }
  await updateSends(tx, [id], { state: 'BUNDLED', dueAt: until })
  return ctx.enqueue(tx, bundleJob, { accountId, channel }, { at: until, key: `bundle ${accountId} ${channel}` })
}
