// What the payer is told by message. Always the payer, whose phone the first order has: never the child.
import { z } from 'zod'
import { showMoney } from '#core/kernel/money.ts'
import { later, showDate, showTime } from '#core/kernel/time.ts'
import { APPROVAL_LIMIT, LINK_LIFE } from '#core/modules/mandates/timing.ts'
import { findSite } from '#server/modules/content/index.ts'
import { sendMessage } from '#server/modules/messages/index.ts'
import { findLastAttempt, findOrder } from '#server/modules/orders/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/database/db.ts'
import { job } from '#server/platform/jobs/queue.ts'
import { findDebit, type KnownDebit } from './debit-store.ts'
import { findMandate, type KnownMandate } from './store.ts'

const NOTICES = ['mandate-on', 'mandate-notice', 'mandate-debited', 'mandate-approve', 'mandate-unpaid', 'mandate-off'] as const // prettier-ignore
export type Notice = (typeof NOTICES)[number]

interface Subject {
  readonly mandateId: string
  readonly debitId?: string
}

/** Sent once the transaction has committed, and again until it is taken. */
export async function sendNotice(ctx: Ctx, tx: Tx, notice: Notice, of: Subject): Promise<void> {
  await ctx.enqueue(tx, noticeJob, { notice, ...of })
}

export const noticeJob = job({
  name: 'mandates.notice',
  payload: z.object({ notice: z.enum(NOTICES), mandateId: z.string(), debitId: z.string().optional() }),
  run: async (ctx, { notice: key, mandateId, debitId }) => {
    const mandate = await findMandate(ctx.db, mandateId)
    const [order, debit] = await Promise.all([
      mandate && findOrder(ctx.db, mandate.orderId),
      debitId === undefined ? undefined : findDebit(ctx.db, debitId),
    ])
    if (!mandate || !order) return
    const values = {
      ...valuesOf(ctx, mandate, key),
      ...(debit && valuesOfDebit(ctx, mandate, debit)),
      ...(debit && key === 'mandate-debited' && (await valuesOfReceipt(ctx, debit))),
    }
    await sendMessage(ctx, { key, channel: 'SMS', to: order.phone, lang: mandate.lang, values, subject: order.id })
  },
})

function valuesOf(
  { settings }: Ctx,
  { title, cap, validTill, lang, bundleId, learnerId }: KnownMandate,
  notice: Notice,
) {
  const centre = `${settings.publicUrl}/me/auto-debit`
  const payPage = `${settings.publicUrl}/pay/instalment?entity=${bundleId}&learner=${learnerId}`
  const isAskedToPay = notice === 'mandate-approve' || notice === 'mandate-unpaid' || notice === 'mandate-off'
  return {
    course: title,
    amount: showMoney(cap),
    date: showDate(validTill, lang),
    limit: showMoney(APPROVAL_LIMIT),
    link: isAskedToPay ? payPage : centre,
  }
}

function valuesOfDebit(
  ctx: Ctx,
  { lang }: KnownMandate,
  { id, no, partCount, amount, executeAt, dueAt, state }: KnownDebit,
) {
  const isAnnounced = state === 'NOTIFIED' || state === 'RUNNING' || state === 'PAID'
  const leastTime = later(ctx.now(), LINK_LIFE)
  const payBy = dueAt > leastTime ? dueAt : leastTime
  return {
    part: String(no),
    parts: String(partCount),
    amount: showMoney(amount),
    /** Announced, the day it is taken; else the day it is to be paid by: no sooner than the link is meant to live. */
    date: showDate(isAnnounced ? executeAt : payBy, lang),
    time: showTime(executeAt),
    reference: id,
  }
}

/** By what the bank knows it, and where to complain: E-mandate Framework 2026. */
async function valuesOfReceipt(ctx: Ctx, { id, orderId }: KnownDebit) {
  const [attempt, { support }] = await Promise.all([
    orderId === null ? undefined : findLastAttempt(ctx.db, orderId),
    findSite(ctx),
  ])
  return { reference: attempt?.bankReference ?? id, tollFree: support.tollFree }
}
