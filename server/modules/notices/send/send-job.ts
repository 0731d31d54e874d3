// One message of a notice, by one channel.
import { z } from 'zod'
import { decideSend, type SendDecision } from '#core/modules/notices/decide-send.ts'
import { valuesIn } from '#core/modules/notices/notice-values.ts'
import type { Language } from '#core/taxonomy/language.ts'
import { mustArrive } from '#core/taxonomy/notice.ts'
import { pathInLanguage } from '#core/taxonomy/page-path.ts'
import { hasLeft } from '#server/modules/messages/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/database/db.ts'
import { job } from '#server/platform/jobs/queue.ts'
import { bundleJob } from './bundle.ts'
import { readFacts } from './facts.ts'
import { handOver } from './hand-over.ts'
import { findNotice, lockNotice, type StoredNotice } from '../store.ts'
import { lockRecipient, type Addresses } from './recipient.ts'
import { findSend, updateSends, type StoredSend } from './store-sends.ts'

export const sendJob = job({
  name: 'notices.send',
  payload: z.object({ sendId: z.string() }),
  run: async (ctx, { sendId }) => {
    const leaving = await ctx.db.transaction().execute((tx) => take(ctx, tx, sendId))
    if (!leaving) return
    const { notice, to, send, lang, messageId } = leaving
    const link = `${ctx.settings.publicUrl}${pathInLanguage(notice.link ?? '/me/notices', lang)}`
    const { type: key, purpose, subject } = notice
    const values = { ...valuesIn(notice.values, lang), link }
    const message = { id: messageId, key, channel: send.channel, purpose, lang, values, subject: subject ?? notice.id }
    await handOver(ctx, { sendIds: [sendId], to, message })
  },
})

interface OutgoingSend {
  readonly notice: StoredNotice
  readonly to: Addresses
  readonly send: StoredSend
  readonly lang: Language
  readonly messageId: string
}

/**
 * Decides, and commits that the message is leaving before the provider is asked. If the process dies in between, a message
 * about a payment or a child's safety leaves again, perhaps a second time; any other never does. Locks the recipient, so
 * that a household's messages are counted one after the other.
 */
async function take(ctx: Ctx, tx: Tx, sendId: string): Promise<OutgoingSend | undefined> {
  const known = await findSend(tx, sendId)
  const addressee = known && (await findNotice(tx, known.noticeId))
  const to = addressee && (await lockRecipient(tx, addressee))
  const notice = to && (await lockNotice(tx, known.noticeId))
  const send = notice && (await findSend(tx, sendId))
  if (!send) {
    if (known?.state === 'PLANNED') await updateSends(tx, [sendId], { state: 'DROPPED', reason: 'NOT_ALLOWED' })
    return undefined
  }
  // It has left already, or was put off by a new plan, whose job comes later.
  const isDue = send.state === 'PLANNED' ? send.dueAt <= ctx.now() : await wasCutOff(tx, notice, send)
  return isDue ? decide(ctx, tx, { notice, to, send }) : undefined
}

/** True when the job began before, its process died, and the message must arrive. One that was written down has left. */
async function wasCutOff(tx: Tx, { purpose }: StoredNotice, { id, state, messageId }: StoredSend): Promise<boolean> {
  if (state !== 'LEAVING' || !mustArrive(purpose)) return false
  if (messageId === null || !(await hasLeft(tx, messageId))) return true
  await updateSends(tx, [id], { state: 'SENT' })
  return false
}

async function decide(
  ctx: Ctx,
  tx: Tx,
  { notice, to, send }: Omit<OutgoingSend, 'lang' | 'messageId'>,
): Promise<OutgoingSend | undefined> {
  const facts = await readFacts(ctx, tx, { notice, send, to })
  const decision = decideSend(facts, ctx.now())
  const messageId = ctx.newId('msg')
  await writeDown(ctx, tx, { ...send, messageId }, decision)
  if (decision.do !== 'SEND') return undefined
  return { notice, to, send, lang: facts.preference.lang ?? notice.lang ?? 'en', messageId }
}

async function writeDown(
  ctx: Ctx,
  tx: Tx,
  send: StoredSend & { readonly messageId: string },
  decision: SendDecision,
): Promise<void> {
  const { id, accountId, channel, messageId } = send
  if (decision.do === 'SEND') return updateSends(tx, [id], { state: 'LEAVING', leftAt: ctx.now(), messageId })
  if (decision.do === 'DROP') return updateSends(tx, [id], { state: 'DROPPED', reason: decision.reason })
  const { until } = decision
  if (decision.do === 'WAIT') {
    await updateSends(tx, [id], { state: 'PLANNED', dueAt: until })
    return ctx.enqueue(tx, sendJob, { sendId: id }, { at: until, key: id })
  }
  // A number without a household has no list of notices that a bundle could point to.
  if (accountId === null) return updateSends(tx, [id], { state: 'DROPPED', reason: 'TOO_MANY' })
  await updateSends(tx, [id], { state: 'BUNDLED', dueAt: until })
  return ctx.enqueue(tx, bundleJob, { accountId, channel }, { at: until, key: `bundle ${accountId} ${channel}` })
}
