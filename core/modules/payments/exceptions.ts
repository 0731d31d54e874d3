// Finds differences between an order, its payments, its enrolment, our books and the gateway's settlement file: payments
// reference, section 9.8.
import { nothing, sum, type Paise } from '#core/kernel/money.ts'
import { DAY, later, type Instant } from '#core/kernel/time.ts'
import { BOUGHT } from '#core/modules/enrolments/bought.ts'
import type { EnrolmentState } from '#core/modules/enrolments/enrolment.ts'
import type { OrderStatus } from '#core/modules/orders/order-status.ts'
import { givenBack, isTaken, reconcile, type LineKind, type SettledLine } from './reconcile.ts'

export const EXCEPTION_TYPES = [
  /** Paid, and the course or the instalment that it bought is not there. */
  'CHARGED_NOT_ENROLLED',
  /** A bought course is open, and no paid order stands behind it. */
  'ENROLLED_NOT_CHARGED',
  /** Paid, and not in the ledger. */
  'NOT_BOOKED',
  /** Taken or settled is another amount than was agreed. */
  'AMOUNT_DIFFERS',
  /** We hold money that has bought nothing: a part of the price, or too much, or another currency. */
  'MONEY_HELD',
  /** The gateway says that it was paid, and its answer cannot be right: another merchant, or an impossible amount. */
  'CHARGE_IN_DOUBT',
  /** Paid here, and the gateway says that it has taken nothing. */
  'NOT_AT_GATEWAY',
  /** The gateway has been asked as often as we ask, and nobody knows how the payment ended. */
  'PAYMENT_UNKNOWN',
  /** The gateway has taken or settles money for what we have never sold. */
  'UNKNOWN_ORDER',
  'NOT_PAID_HERE',
  'NOT_RETURNED_HERE',
  'SETTLED_TWICE',
  /** Paid, and in no settlement file although there was time for it. */
  'NOT_SETTLED',
  /** A refund that has failed, or that nobody has made for a week. */
  'REFUND_STUCK',
  /** Returned, without the bank's reference by which a family can ask for it. */
  'REFUND_WITHOUT_REFERENCE',
] as const
export type ExceptionType = (typeof EXCEPTION_TYPES)[number]

/** The gateway settles after two working days; with a weekend and a holiday between, by now. */
export const SETTLES_WITHIN = 5 * DAY
/** The longest a bank takes by the gateway's own word: payments reference, section 9.7. */
export const REFUNDS_WITHIN = 7 * DAY

export interface ChargedOrder {
  readonly status: OrderStatus
  /** The amount that was to come through the gateway. */
  readonly owed: Paise
  readonly paidAmount: Paise
  readonly paidAt: Instant | null
  readonly refunded: { readonly gateway: Paise }
  /** True when it buys something that can be missing. Money for the wallet is only in the ledger. */
  readonly isForCourse: boolean
  /** True when the purchase exists, be it ended or live. */
  readonly isGiven: boolean
  readonly isBooked: boolean
  /** An attempt was begun, its end is unknown, and nobody asks about it any more. */
  readonly isForgotten: boolean
}

export interface RefundFacts {
  readonly amount: Paise
  readonly status: 'REQUESTED' | 'PENDING' | 'SUCCESS' | 'FAILURE' | 'MANUAL_REVIEW'
  readonly bankReference: string | null
  readonly requestedAt: Instant
}

/** Everything that is known under one order's id. */
export interface Facts {
  /** Undefined where we have no such order. */
  readonly order: ChargedOrder | undefined
  readonly enrolment: { readonly state: EnrolmentState; readonly isLive: boolean } | undefined
  readonly lines: readonly (SettledLine & { readonly isClosed: boolean })[]
  readonly refunds: readonly RefundFacts[]
  /** The amount that the gateway last reported as taken. Undefined when it was not asked or has not listed it. */
  readonly charge?: GatewayCharge | undefined
}

export interface GatewayCharge {
  /** Null where its answer cannot be right. */
  readonly taken: Paise | null
}

export interface Exception {
  readonly type: ExceptionType
  /** The expected amount; null when none is expected. */
  readonly expected: Paise | null
  readonly found: Paise | null
}

/** Each type at most once. Nothing where all fits together. */
export function exceptionsOf(facts: Facts, now: Instant): Exception[] {
  const all = [...ofOrder(facts, now), ...ofEnrolment(facts), ...ofLines(facts), ...ofCharge(facts), ...facts.refunds.flatMap((each) => ofRefund(each, now))] // prettier-ignore
  return [...new Map(all.toReversed().map((each) => [each.type, each])).values()].toReversed()
}

function ofOrder({ order, lines }: Facts, now: Instant): Exception[] {
  if (!order) return []
  const { status, owed, paidAmount, paidAt } = order
  const amounts = { expected: owed, found: paidAmount }
  if (status === 'PARTIALLY_PAID' || status === 'REVIEW') return [ofHeld(order)]
  if (status !== 'PAID') return order.isForgotten ? [{ type: 'PAYMENT_UNKNOWN', ...amounts }] : []
  const isSettled = lines.some(({ kind }) => kind === 'PAYMENT')
  const isDue = paidAt !== null && paidAmount > 0 && now >= later(paidAt, SETTLES_WITHIN)
  return [
    ...when(order.isForCourse && !order.isGiven, { type: 'CHARGED_NOT_ENROLLED', ...amounts }),
    ...when(paidAmount > 0 && !order.isBooked, { type: 'NOT_BOOKED', expected: paidAmount, found: nothing }),
    ...when(paidAmount !== owed, { type: 'AMOUNT_DIFFERS', ...amounts }),
    ...when(isDue && !isSettled, { type: 'NOT_SETTLED', expected: paidAmount, found: nothing }),
  ]
}

/** Nothing is held where the gateway's answer could not be right. */
function ofHeld({ owed, paidAmount }: ChargedOrder): Exception {
  if (paidAmount === 0) return { type: 'CHARGE_IN_DOUBT', expected: owed, found: null }
  return { type: 'MONEY_HELD', expected: owed, found: paidAmount }
}

/** An enrolment given by staff or by a coupon needs no payment. A bought one needs an order, even if only the wallet paid. */
function ofEnrolment({ order, enrolment }: Facts): Exception[] {
  const isBought = enrolment?.state === BOUGHT && enrolment.isLive
  return when(isBought && order?.status !== 'PAID', {
    type: 'ENROLLED_NOT_CHARGED',
    expected: order?.owed ?? null,
    found: order?.paidAmount ?? nothing,
  })
}

/** A line that somebody has closed is a matter of the past. */
function ofLines({ order, lines }: Facts): Exception[] {
  const open = lines.filter(({ isClosed }) => !isClosed)
  const single = open.flatMap((line): Exception[] => {
    const finding = reconcile(line, order)
    return finding === 'MATCHED' ? [] : [{ type: finding, expected: order?.paidAmount ?? null, found: line.amount }]
  })
  const amountsOf = (wanted: LineKind) => open.filter(({ kind }) => kind === wanted).map(({ amount }) => amount)
  const [payments, back] = [amountsOf('PAYMENT'), sum(amountsOf('REFUND'))]
  const due = order ? givenBack(order) : nothing
  return [
    ...single,
    ...when(payments.length > 1, { type: 'SETTLED_TWICE', expected: order?.paidAmount ?? null, found: sum(payments) }),
    ...when(due > 0 && back > due, { type: 'AMOUNT_DIFFERS', expected: due, found: back }),
  ]
}

/** Compares the gateway's charges with ours, both ways: each side may have one that the other lacks. */
function ofCharge({ order, charge }: Facts): Exception[] {
  if (!charge) return []
  const { taken } = charge
  if (!order) return when(taken !== nothing, { type: 'UNKNOWN_ORDER', expected: null, found: taken })
  const { status, owed, paidAmount } = order
  if (!isTaken(status)) return when(taken !== nothing, { type: 'NOT_PAID_HERE', expected: owed, found: taken })
  if (status !== 'PAID' || paidAmount === 0) return []
  if (taken === null) return [{ type: 'CHARGE_IN_DOUBT', expected: paidAmount, found: null }]
  if (taken === 0) return [{ type: 'NOT_AT_GATEWAY', expected: paidAmount, found: nothing }]
  return when(taken !== paidAmount, { type: 'AMOUNT_DIFFERS', expected: paidAmount, found: taken })
}

function ofRefund({ amount, status, bankReference, requestedAt }: RefundFacts, now: Instant): Exception[] {
  if (status === 'SUCCESS')
    return when(!bankReference, { type: 'REFUND_WITHOUT_REFERENCE', expected: amount, found: amount })
  const isStuck = status === 'FAILURE' || status === 'MANUAL_REVIEW' || now >= later(requestedAt, REFUNDS_WITHIN)
  return when(isStuck, { type: 'REFUND_STUCK', expected: amount, found: nothing })
}

function when(isSo: boolean, exception: Exception): Exception[] {
  return isSo ? [exception] : []
}
