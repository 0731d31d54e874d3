// The receipt: a text message to the payer's phone, and a mail when there is an address.
import { z } from 'zod'
import { showMoney } from '#core/kernel/money.ts'
import { OrderReturned } from '#core/modules/orders/events.ts'
import { findHousehold } from '#server/modules/accounts/index.ts'
import { sendMessage } from '#server/modules/messages/index.ts'
import { findOrder, type KnownOrder } from '#server/modules/orders/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import { job, listener } from '#server/platform/jobs/queue.ts'
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
    await ctx.db.transaction().execute(async (tx) => {
      await ctx.enqueue(tx, textReceiptJob, { orderId })
      if (order.email !== null) await ctx.enqueue(tx, mailReceiptJob, { orderId })
    })
  },
})

export const textReceiptJob = job({
  name: 'invoices.text-receipt',
  payload,
  run: (ctx, { orderId }) => text(ctx, orderId, 'paid'),
})

export const mailReceiptJob = job({
  name: 'invoices.mail-receipt',
  payload,
  run: async (ctx, { orderId }) => {
    const order = await findOrder(ctx.db, orderId)
    if (!order || order.email === null) return
    const invoice = await findInvoice(ctx.db, orderId)
    await ctx.mail.send({ to: order.email, ...receiptMail(order, invoice, linkTo(ctx, order)) })
  },
})

export const textReturnListener = listener('invoices.text-return', OrderReturned, (ctx, { orderId }) =>
  text(ctx, orderId, 'returned'),
)

async function text(ctx: Ctx, orderId: string, what: 'paid' | 'returned'): Promise<void> {
  const order = await findOrder(ctx.db, orderId)
  if (!order) return
  const key = what === 'paid' ? paidText(order) : what
  const household = await findHousehold(ctx.db, order.accountId, order.learnerId)
  const learner = household?.learner.firstName ?? order.buyerName ?? showMoney(order.amount)
  const values = {
    amount: showMoney(order.amount),
    learner,
    course: order.title,
    link: linkTo(ctx, order),
    ...partValues(order),
  }
  await sendMessage(ctx, { key, channel: 'SMS', to: order.phone, lang: order.lang, values, subject: order.id })
}

/** The first part of a price enrols like the whole of it. */
function paidText({ kind, part }: KnownOrder): string {
  if (kind === 'RECHARGE') return 'recharged'
  return part?.firstOrderId ? 'part-paid' : 'enrolled'
}

function partValues({ part }: KnownOrder) {
  return part ? { part: String(part.no), parts: String(part.of) } : {}
}

function linkTo(ctx: Ctx, { id }: KnownOrder): string {
  return `${ctx.settings.publicUrl}/pay/${id}`
}
