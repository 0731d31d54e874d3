// A payment that was begun and is not decided: pages remind of it, so that nobody pays twice.
import { minus, showMoney } from '#core/kernel/money.ts'
import { isBefore } from '#core/kernel/time.ts'
import type { Order } from '#core/modules/orders/order.ts'
import { mayOrder } from '#core/modules/orders/order-status.ts'
import type { OpenPaymentProps } from '#web/ui/course/open-payment.tsx'
import type { Page } from './page.server.ts'
import { machineTime, timeOf } from './wording.ts'

/** The newest one that `isWanted`. For somebody signed in. */
export async function readOpenPayment(
  { api, visit, lang }: Page,
  isWanted: (order: Order) => boolean = () => true,
): Promise<OpenPaymentProps | undefined> {
  const { orders } = await api.orders.listOrders({})
  const open = orders.find(
    (order) => mayOrder(order.status, 'pay') && isBefore(visit.now, order.expiresAt) && isWanted(order),
  )
  if (!open) return undefined
  const { orderId, title, amount, walletAmount, createdAt } = open
  return {
    orderId,
    title,
    amount: showMoney(minus(amount, walletAmount)),
    at: timeOf(createdAt, lang),
    dateTime: machineTime(createdAt),
  }
}
