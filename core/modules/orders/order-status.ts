// The states of an order, and what may be done in each. The server's checks and the buttons read this same table.
export const ORDER_STATUSES = [
  /** Agreed, nothing settled. Attempts to pay may be under way. */
  'OPEN',
  /** Nobody paid in time. Money that still arrives is honoured within a day, else returned. */
  'EXPIRED',
  /** Another order for the same course took its place. */
  'REPLACED',
  /** Paid in full and enrolled. */
  'PAID',
  /** The bank took less than the price. */
  'PARTIALLY_PAID',
  /** Amount or currency is not what was agreed: a person looks at it. */
  'REVIEW',
  /** Money came that buys nothing any more; it is on its way back. */
  'REFUND_DUE',
  /** The money is back where it came from. */
  'REFUNDED',
] as const
export type OrderStatus = (typeof ORDER_STATUSES)[number]

export const orderMay = {
  /** Start an attempt to pay. */
  pay: ['OPEN'],
  /** Take the money that has arrived. */
  settle: ['OPEN', 'EXPIRED', 'REPLACED'],
  /** Take the money after all, once it is clear how much it is. */
  clear: ['REVIEW'],
  expire: ['OPEN'],
  replace: ['OPEN', 'EXPIRED'],
  /** Give back what cannot buy anything. */
  giveBack: ['OPEN', 'EXPIRED', 'REPLACED', 'PARTIALLY_PAID', 'REVIEW'],
  /** Give the price of a course back that was bought: a second member of staff has let it go. */
  refund: ['PAID'],
  /** Give a part of its price back while the course runs on. */
  refundPart: ['PAID'],
  /** Note that all that was on its way is back. */
  endReturn: ['REFUND_DUE'],
  /** Note that the gateway has returned the money by itself. */
  noteReturn: ['OPEN', 'EXPIRED', 'REPLACED', 'PAID', 'PARTIALLY_PAID', 'REVIEW', 'REFUND_DUE'],
} satisfies Record<string, OrderStatus[]>
export type OrderAction = keyof typeof orderMay

/**
 * Why money goes back: another order had bought the same, it came too late, the gateway returned it by itself, staff let it
 * go, it came late and the wallet's part, or the plan whose unused value was taken off, had been used up for something else, or
 * nothing of what it would buy was left.
 */
export const RETURN_REASONS = [
  'ALREADY_ENROLLED',
  'TOO_LATE',
  'GATEWAY',
  'REFUND',
  'WALLET_SPENT',
  'CREDIT_SPENT',
  'SOLD_OUT',
] as const
export type ReturnReason = (typeof RETURN_REASONS)[number]

export function mayOrder(status: OrderStatus, action: OrderAction): boolean {
  return (orderMay[action] as readonly OrderStatus[]).includes(status)
}

/** Derived, never written by hand: decision P-24. */
export function paymentStatusOf(status: OrderStatus): 'PAID' | 'PARTIALLY_PAID' | 'NOT_PAID' {
  if (status === 'PAID') return 'PAID'
  return status === 'PARTIALLY_PAID' ? 'PARTIALLY_PAID' : 'NOT_PAID'
}
