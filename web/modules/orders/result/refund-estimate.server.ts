import { plus, showMoney, type Paise } from '#core/kernel/money.ts'
import type { Order } from '#core/modules/orders/order.ts'
import type { Page } from '#web/page/page.server.ts'

/** Undefined where no amount can be computed: for an instalment, and for what a newer plan has used. */
export async function readRefundEstimate({ api }: Page, order: Order) {
  const { orderId, paidAmount, walletAmount, refunded, emi } = order
  const estimate = await api.orders.getRefundEstimate({ orderId })
  const isOnlyWhole = estimate.obstacle === 'ONLY_WHOLE'
  if (estimate.obstacle !== null && !isOnlyWhole) return undefined
  const { gateway, purchased, granted } = estimate.shares
  return {
    isOnlyWhole,
    paid: showMoney(plus(paidAmount, walletAmount)),
    returned: some(plus(refunded.toBank, refunded.toWallet)),
    daysUsed: estimate.allDays - estimate.days,
    used: some(estimate.used),
    amount: showMoney(estimate.amount),
    toBank: some(gateway),
    toWallet: some(plus(purchased, granted)),
    keptByIssuer: emi ? some(emi.notRefunded) : undefined,
  }
}

function some(amount: Paise): string | undefined {
  return amount > 0 ? showMoney(amount) : undefined
}
