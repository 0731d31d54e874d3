// Money that goes back: a notice says how much, and where to look for it.
import { nothing, plus, showMoney, type Paise } from '#core/kernel/money.ts'
import { MoneyReturned, OrderReturned } from '#core/modules/orders/events.ts'
import { totalOf } from '#core/modules/orders/tenders.ts'
import { notify } from '#server/modules/notices/index.ts'
import { findGivenBack, findOrder, type KnownOrder } from '#server/modules/orders/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import { listener } from '#server/platform/jobs/queue.ts'

/** Money that bought nothing. A refund of something bought has its own event, with its amounts: see below. */
export const orderReturnedListener = listener('invoices.text-return', OrderReturned, async (ctx, { orderId }) => {
  const order = await findOrder(ctx.db, orderId)
  if (!order || totalOf(order.refunded) > 0) return
  await notifyReturn(ctx, order, { id: orderId, toBank: order.amount, toWallet: nothing })
})

export const moneyReturnedListener = listener(
  'invoices.text-money-return',
  MoneyReturned,
  async (ctx, { orderId, refundId }) => {
    const [order, givenBack] = await Promise.all([findOrder(ctx.db, orderId), findGivenBack(ctx.db, refundId)])
    if (!order || !givenBack) return
    const { gateway: toBank, purchased, granted } = givenBack.shares
    await notifyReturn(ctx, order, { id: refundId, toBank, toWallet: plus(purchased, granted) })
  },
)

interface ReturnedMoney {
  /** The refund's id; the order's, where all of it goes back. */
  readonly id: string
  readonly toBank: Paise
  readonly toWallet: Paise
}

async function notifyReturn(ctx: Ctx, order: KnownOrder, { id, toBank, toWallet }: ReturnedMoney): Promise<void> {
  const type = typeOf({ toBank, toWallet })
  if (!type) return
  const values = {
    amount: showMoney(plus(toBank, toWallet)),
    toBank: showMoney(toBank),
    toWallet: showMoney(toWallet),
    course: order.title,
  }
  const { accountId, lang } = order
  const notice = { to: { accountId }, type, key: `returned ${id}`, purpose: 'PAYMENTS' as const, values, link: `/pay/${order.id}`, lang, subject: order.id } // prettier-ignore
  await ctx.db.transaction().execute((tx) => notify(ctx, tx, notice))
}

/** Undefined where nothing goes back. */
function typeOf({ toBank, toWallet }: Pick<ReturnedMoney, 'toBank' | 'toWallet'>): string | undefined {
  if (toBank > 0) return toWallet > 0 ? 'returned-both' : 'returned'
  return toWallet > 0 ? 'returned-wallet' : undefined
}
