import { plus, showMoney } from '#core/kernel/money.ts'
import { isBefore, type Instant } from '#core/kernel/time.ts'
import { OrderId, type Order } from '#core/modules/orders/order.ts'
import { mayOrder } from '#core/modules/orders/order-status.ts'
import { toQuery } from '#web/page/query.ts'
import type { Page } from '#web/page/page.server.ts'
import { machineTime, momentOf } from '#web/page/wording.ts'

export async function readOrders(page: Page) {
  const before = OrderId.safeParse(page.url.searchParams.get('before')).data
  const [{ orders, hasMore }, viewer] = await Promise.all([page.api.orders.listOrders({ before }), page.viewer()])
  const replaced = new Set(
    orders.flatMap(({ status, credit }) => (status === 'PAID' && credit ? [credit.orderId] : [])),
  )
  const last = orders.at(-1)
  return {
    orders: orders.map((order) => ({
      ...rowOf(page, order),
      mayRenew: order.userId === viewer?.userId && !replaced.has(order.orderId) && isRunningPlan(page, order),
    })),
    isFirstPage: before === undefined,
    /** The orders before these. */
    olderPath: hasMore && last ? `/me${toQuery({ tab: 'orders', before: last.orderId })}` : undefined,
  }
}
export type OrderRowData = Awaited<ReturnType<typeof readOrders>>['orders'][number]

/** A later part brings no plan of its own. */
function isRunningPlan({ visit }: Page, { status, subscriptionPlanId, part, validTill }: Order): boolean {
  return status === 'PAID' && subscriptionPlanId !== null && (part?.no ?? 1) === 1 && isBefore(visit.now, validTill)
}

function rowOf({ lang, visit }: Page, order: Order) {
  const { orderId, sells, title, learnerName, status, amount, refunded, createdAt, paidAt, expiresAt } = order
  const at = paidAt ?? createdAt
  const returned = plus(refunded.toBank, refunded.toWallet)
  return {
    orderId,
    number: order.number,
    title,
    learnerName,
    /** Nobody may pay any more, though the clock has not struck yet for the job that says so. */
    status: status === 'OPEN' && !isBefore(visit.now, expiresAt) ? ('EXPIRED' as const) : status,
    /** Which of how many instalments it paid: the price is paid once all are. */
    part: status === 'PAID' ? order.part : null,
    isRecharge: order.entityId === null,
    amount: showMoney(amount),
    /** Only for a course that is still active. */
    returned: status === 'PAID' && returned > 0 ? showMoney(returned) : undefined,
    at: momentOf(at, lang),
    dateTime: machineTime(at),
    mayBePaid: mayOrder(status, 'pay') && isBefore(visit.now, expiresAt),
    /** The course, while it is open. */
    learnPath: learnPathOf(order, visit.now),
    hasInvoice: sells.hasInvoice && status === 'PAID',
  }
}

function learnPathOf({ status, bundleId, validTill }: Order, now: Instant): string | undefined {
  return status === 'PAID' && bundleId !== null && isBefore(now, validTill) ? `/learn/${bundleId}` : undefined
}
