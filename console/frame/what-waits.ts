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
  { label: 'Wallet corrections that wait for a decision', scope: 'ledger.view', resource: 'wallet-adjustments', filter: { status: 'WAITING' } }, // prettier-ignore
  { label: 'Merges of households that wait for a decision', scope: 'households.view', resource: 'household-merges', filter: { status: 'WAITING' } }, // prettier-ignore
  { label: 'Data requests that wait for an answer', scope: 'households.view', resource: 'privacy-requests', filter: { status: 'WAITING' } }, // prettier-ignore
  { label: 'Refunds the gateway could not make', scope: 'refunds.view', resource: 'refunds', filter: { status: 'MANUAL_REVIEW' } }, // prettier-ignore
  { label: 'Charged, but not enrolled', scope: 'refunds.view', resource: 'payment-exceptions', filter: { status: 'OPEN', type: 'CHARGED_NOT_ENROLLED' } }, // prettier-ignore
  { label: 'Enrolled, but not charged', scope: 'refunds.view', resource: 'payment-exceptions', filter: { status: 'OPEN', type: 'ENROLLED_NOT_CHARGED' } }, // prettier-ignore
  { label: 'Reconciliation: all that does not fit', scope: 'refunds.view', resource: 'payment-exceptions', filter: { status: 'OPEN' } }, // prettier-ignore
  { label: 'Jobs that gave up', scope: 'operations.view', resource: 'jobs', filter: { hasFailed: true } },
  { label: 'Rows that a job has set aside', scope: 'operations.view', resource: 'set-aside-rows', filter: {} },
  { label: 'Messages not delivered', scope: 'messages.view', resource: 'sent-messages', filter: { hasFailed: true } },
  { label: 'Plans to be published', scope: 'plans.view', resource: 'plans', filter: { hasDraft: true } },
  { label: 'Courses to be published', scope: 'catalogue.view', resource: 'courses', filter: { hasDraft: true } },
  { label: 'Question flows to be published', scope: 'onboarding.view', resource: 'question-flows', filter: { hasDraft: true } }, // prettier-ignore
  { label: 'Claims that expire within 30 days', scope: 'content.view', resource: 'claims', filter: { standing: 'EXPIRING' } }, // prettier-ignore
]

export const states: readonly Counted[] = [
  { label: 'Open', scope: 'orders.view', resource: 'orders', filter: { status: 'OPEN' } },
  { label: 'Paid', scope: 'orders.view', resource: 'orders', filter: { status: 'PAID' } },
  { label: 'Money on its way back', scope: 'orders.view', resource: 'orders', filter: { status: 'REFUND_DUE' } },
  { label: 'Refunded', scope: 'orders.view', resource: 'orders', filter: { status: 'REFUNDED' } },
]
