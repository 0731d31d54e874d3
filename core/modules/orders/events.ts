import { z } from 'zod'
import { event } from '#core/kernel/event.ts'

export const OrderPaid = event('orders.paid', z.object({ orderId: z.string() }))
/** Money is on its way back, or is back: see the order's status. */
export const OrderReturned = event('orders.returned', z.object({ orderId: z.string() }))
/** Staff or the gateway gave back a paid order's money, all of it or a part: the course may run on. */
export const MoneyReturned = event('orders.money-returned', z.object({ orderId: z.string(), refundId: z.string() }))
/** The question whether a household has bought something was answered with an error. */
export const PaidOrdersCheckFailed = event('orders.paid-orders-check-failed', z.object({ learnerId: z.string() }))
