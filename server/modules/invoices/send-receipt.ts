// The receipt: a text message to the payer's phone, and a mail when there is an address.
import { z } from 'zod'
import { showMoney } from '#core/kernel/money.ts'
import { findHousehold } from '#server/modules/accounts/index.ts'
import { sendMessage } from '#server/modules/messages/index.ts'
import { findLastAttempt, findOrder, wordsOf, type KnownOrder } from '#server/modules/orders/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import { job } from '#server/platform/jobs/queue.ts'
import { receiptMail } from './receipt-mail.ts'
import { findInvoice } from './store.ts'

const payload = z.object({ orderId: z.string() })

/** Each channel in a job of its own: a mail server that is away does not send the text twice. */
export const sendReceiptJob = job({
  name: 'invoices.send-receipt',
  payload,
  run: async (ctx, { orderId }) => {
    const order = await findOrder(ctx.db, orderId)
    if (!order) return
    // Who has chosen mail alone, and has an address, is not texted as well.
    const { PAYMENTS: channels } = (await ctx.noticePreference(ctx.db, order.accountId)).channels
    const wantsText = order.email === null || channels.includes('SMS') || !channels.includes('MAIL')
    // Of an auto-debit the payer is told by the notice that the framework asks for: decision 0020.
    const isDebited = (await findLastAttempt(ctx.db, orderId))?.method === 'MANDATE'
    await ctx.db.transaction().execute(async (tx) => {
      if (wantsText && !isDebited) await ctx.enqueue(tx, textReceiptJob, { orderId })
      if (order.email !== null) await ctx.enqueue(tx, mailReceiptJob, { orderId })
    })
  },
})

export const textReceiptJob = job({
  name: 'invoices.text-receipt',
  payload,
  run: (ctx, { orderId }) => text(ctx, orderId),
})

export const mailReceiptJob = job({
  name: 'invoices.mail-receipt',
  payload,
  run: async (ctx, { orderId }) => {
    const order = await findOrder(ctx.db, orderId)
    if (!order || order.email === null) return
    const invoice = await findInvoice(ctx.db, orderId)
    await ctx.mail.send({
      to: order.email,
      ...receiptMail(order, wordsOf(ctx, order).receipt.heading, invoice, linkTo(ctx, order)),
    })
  },
})

async function text(ctx: Ctx, orderId: string): Promise<void> {
  const order = await findOrder(ctx.db, orderId)
  if (!order) return
  const household = await findHousehold(ctx.db, order.accountId, order.learnerId)
  const learner = household?.learner.firstName ?? order.buyerName ?? showMoney(order.amount)
  const values = {
    amount: showMoney(order.amount),
    learner,
    course: order.title,
    link: linkTo(ctx, order),
    ...partValues(order),
  }
  const { phone, lang, id } = order
  await sendMessage(ctx, {
    key: wordsOf(ctx, order).receipt.message,
    channel: 'SMS',
    to: phone,
    lang,
    values,
    subject: id,
  })
}

function partValues({ part }: KnownOrder) {
  return part ? { part: String(part.no), parts: String(part.of) } : {}
}

function linkTo(ctx: Ctx, { id }: KnownOrder): string {
  return `${ctx.settings.publicUrl}/pay/${id}`
}
