// Orders of this family whose money may be under way: somebody began to pay and it did not end well, or has not ended.
import { showMoney } from '#core/kernel/money.ts'
import { DAY, later, showDate } from '#core/kernel/time.ts'
import type { Order } from '#core/modules/orders/order.ts'
import type { Page } from '#web/page/page.server.ts'

/** A failed payment must be back after five days, or the bank owes ₹100 a day. Payments reference, section 6. */
const BACK_WITHIN = 5 * DAY
/** Older than this a bank has answered long ago. */
const MOST = 5

export async function readMoneyLeft({ api, lang, viewer }: Page) {
  const [{ support }, buyer] = await Promise.all([api.content.getSite({ lang }), viewer()])
  if (!buyer) return { support, orders: undefined }
  const { orders } = await api.orders.listOrders({})
  return {
    support,
    orders: orders
      .filter(mayHaveMoney)
      .slice(0, MOST)
      .map(({ orderId, title, amount, createdAt }) => ({
        orderId,
        title,
        amount: showMoney(amount),
        began: showDate(createdAt, lang),
        backBy: showDate(later(createdAt, BACK_WITHIN), lang),
      })),
  }
}

function mayHaveMoney({ status, events }: Order): boolean {
  return status !== 'PAID' && events.some(({ kind }) => kind === 'ATTEMPT_STARTED')
}
