// Reads the order of a page, and redirects to another page if the order's state belongs there.
import { redirect } from 'react-router'
import { orderErrors } from '#core/modules/orders/errors.ts'
import { OrderId, type Order } from '#core/modules/orders/order.ts'
import type { OrderStatusAnswer } from '#core/modules/payments/payment.ts'
import type { Page } from '#web/page/page.server.ts'

export interface OrderWithStatus {
  readonly order: Order
  readonly answer: OrderStatusAnswer
}

/** The order and what has become of it, with the gateway asked if that is due. Throws ORDER_NOT_FOUND for what is no order of this household. */
export async function readOrder({ api }: Page, id: string): Promise<OrderWithStatus> {
  const orderId = OrderId.safeParse(id).data
  if (orderId === undefined) throw orderErrors.ORDER_NOT_FOUND()
  const answer = await api.payments.getOrderStatus({ orderId })
  return { answer, order: await api.orders.getOrderInfo({ orderId }) }
}

/**
 * `st` and `orderId` say what the gateway's way back believed of the payment. That is a hint: the page asks the API and shows
 * only that, so both leave the address and the rest of it stays. Decision P-28. `back` then says when the payer came back.
 */
export function dropHints({ path, url, visit }: Page): void {
  const clean = new URL(path, url)
  if (!clean.searchParams.has('st') && !clean.searchParams.has('orderId')) return
  if (clean.searchParams.has('st')) clean.searchParams.set('back', String(visit.now))
  clean.searchParams.delete('st')
  clean.searchParams.delete('orderId')
  throw redirect(clean.pathname + clean.search)
}
