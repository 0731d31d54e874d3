// Compares a line of the gateway's settlement file with our own books.
import { nothing, type Paise } from '#core/kernel/money.ts'
import type { OrderStatus } from '#core/modules/orders/order-status.ts'

export const LINE_KINDS = ['PAYMENT', 'REFUND'] as const
export type LineKind = (typeof LINE_KINDS)[number]

export const FINDINGS = [
  'MATCHED',
  /** The gateway settles what we have never sold. */
  'UNKNOWN_ORDER',
  /** It has taken money for an order that is not paid here: nobody was enrolled for it. */
  'NOT_PAID_HERE',
  /** It has given money back that we have not asked it to give back. */
  'NOT_RETURNED_HERE',
  'AMOUNT_DIFFERS',
] as const
export type Finding = (typeof FINDINGS)[number]

export interface SettledLine {
  readonly kind: LineKind
  readonly amount: Paise
}

export interface BookedOrder {
  readonly status: OrderStatus
  /** The amount that came through the gateway. */
  readonly paidAmount: Paise
  /** The refunds that staff have approved, sent or on their way. They may be in several parts. */
  readonly refunded: { readonly gateway: Paise }
}

const TAKEN: readonly OrderStatus[] = ['PAID', 'PARTIALLY_PAID', 'REVIEW', 'REFUND_DUE', 'REFUNDED']
const RETURNED: readonly OrderStatus[] = ['REFUND_DUE', 'REFUNDED']

/** True when our own books say that the gateway's money has arrived for an order. */
export function isTaken(status: OrderStatus): boolean {
  return TAKEN.includes(status)
}

/** `order` is undefined for one we do not know. */
export function reconcile({ kind, amount }: SettledLine, order: BookedOrder | undefined): Finding {
  if (!order) return 'UNKNOWN_ORDER'
  if (kind === 'PAYMENT' && !isTaken(order.status)) return 'NOT_PAID_HERE'
  if (kind === 'PAYMENT') return amount === order.paidAmount ? 'MATCHED' : 'AMOUNT_DIFFERS'
  const back = givenBack(order)
  if (back === 0) return 'NOT_RETURNED_HERE'
  const isPart = order.refunded.gateway > 0 && amount < back
  return amount === back || isPart ? 'MATCHED' : 'AMOUNT_DIFFERS'
}

/** The amount that our books have for such a line. Null: an order that we do not know. */
export function bookedFor({ kind }: Pick<SettledLine, 'kind'>, order: BookedOrder | undefined): Paise | null {
  if (!order) return null
  return kind === 'PAYMENT' ? order.paidAmount : givenBack(order)
}

/** The amount that should be back at the bank, or on its way: approved refunds, or all of a payment that bought nothing. */
export function givenBack({ status, paidAmount, refunded }: BookedOrder): Paise {
  if (refunded.gateway > 0) return refunded.gateway
  return RETURNED.includes(status) ? paidAmount : nothing
}
