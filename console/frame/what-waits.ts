// What the first page counts: each is a list's own filter.
export interface Counted {
  readonly label: string
  readonly scope: string
  readonly resource: string
  readonly filter: Readonly<Record<string, string | number | boolean>>
}

export const exceptions: readonly Counted[] = [
  { label: 'Payments unknown for 15 minutes', scope: 'orders.view', resource: 'payment-attempts', filter: { unknownForMinutes: 15 } }, // prettier-ignore
  { label: 'Orders to be looked at', scope: 'orders.view', resource: 'orders', filter: { status: 'REVIEW' } },
  { label: 'Orders paid in part', scope: 'orders.view', resource: 'orders', filter: { status: 'PARTIALLY_PAID' } },
  { label: 'Refunds that wait for a decision', scope: 'refunds.view', resource: 'refund-requests', filter: { status: 'WAITING' } }, // prettier-ignore
  { label: 'Refunds the gateway could not make', scope: 'refunds.view', resource: 'refunds', filter: { status: 'MANUAL_REVIEW' } }, // prettier-ignore
  { label: 'Settled by the gateway, not in our books', scope: 'refunds.view', resource: 'settlement-lines', filter: { isException: true } }, // prettier-ignore
  { label: 'Jobs that gave up', scope: 'operations.view', resource: 'jobs', filter: { hasFailed: true } },
  { label: 'Messages not delivered', scope: 'messages.view', resource: 'sent-messages', filter: { hasFailed: true } },
  { label: 'Plans to be published', scope: 'plans.view', resource: 'plans', filter: { hasDraft: true } },
  { label: 'Courses to be published', scope: 'catalogue.view', resource: 'courses', filter: { hasDraft: true } },
  { label: 'Claims that expire within 30 days', scope: 'content.view', resource: 'claims', filter: { standing: 'EXPIRING' } }, // prettier-ignore
]

export const states: readonly Counted[] = [
  { label: 'Open', scope: 'orders.view', resource: 'orders', filter: { status: 'OPEN' } },
  { label: 'Paid', scope: 'orders.view', resource: 'orders', filter: { status: 'PAID' } },
  { label: 'Money on its way back', scope: 'orders.view', resource: 'orders', filter: { status: 'REFUND_DUE' } },
  { label: 'Refunded', scope: 'orders.view', resource: 'orders', filter: { status: 'REFUNDED' } },
]
