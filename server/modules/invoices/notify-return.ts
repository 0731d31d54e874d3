// Money that goes back, told to whoever paid: how much, and where to look for it.
import { nothing, plus, showMoney, type Paise } from '#core/kernel/money.ts'
import { MoneyReturned, OrderReturned } from '#core/modules/orders/events.ts'
import { totalOf } from '#core/modules/orders/tenders.ts'
import { sendMessage } from '#server/modules/messages/index.ts'
import { findGivenBack, findOrder, type KnownOrder } from '#server/modules/orders/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import { listener } from '#server/platform/jobs/queue.ts'

/** What was taken, and bought nothing. What had been bought is told with its amounts: see below. */
export const textReturnListener = listener('invoices.text-return', OrderReturned, async (ctx, { orderId }) => {
  const order = await findOrder(ctx.db, orderId)
  if (!order || totalOf(order.refunded) > 0) return
  await text(ctx, order, { toBank: order.amount, toWallet: nothing })
})

export const textMoneyReturnListener = listener(
  'invoices.text-money-return',
  MoneyReturned,
  async (ctx, { orderId, refundId }) => {
    const [order, givenBack] = await Promise.all([findOrder(ctx.db, orderId), findGivenBack(ctx.db, refundId)])
    if (!order || !givenBack) return
    const { gateway: toBank, purchased, granted } = givenBack.shares
    await text(ctx, order, { toBank, toWallet: plus(purchased, granted) })
  },
)

interface RefundSplit {
  readonly toBank: Paise
  readonly toWallet: Paise
}

async function text(ctx: Ctx, order: KnownOrder, back: RefundSplit): Promise<void> {
  const key = keyOf(back)
  if (!key) return
  const { id, title, phone, lang } = order
  const values = {
    amount: showMoney(plus(back.toBank, back.toWallet)),
    toBank: showMoney(back.toBank),
    toWallet: showMoney(back.toWallet),
    course: title,
    link: `${ctx.settings.publicUrl}/pay/${id}`,
  }
  await sendMessage(ctx, { key, channel: 'SMS', to: phone, lang, values, subject: id })
}

/** Undefined where nothing goes back. */
function keyOf({ toBank, toWallet }: RefundSplit): string | undefined {
  if (toBank > 0) return toWallet > 0 ? 'returned-both' : 'returned'
  return toWallet > 0 ? 'returned-wallet' : undefined
}
