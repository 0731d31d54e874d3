// What the first page counts: each is a list's own filter.
export interface Counted {
  readonly label: string
  readonly scope: string
  readonly resource: string
  readonly filter: Readonly<Record<string, string | number | boolean>>
}

export const exceptions: readonly Counted[] = [
  { label: 'Payments unknown for 15 minutes', scope: 'orders.view', resource: 'payment-attempts', filter: { unknownForMinutes: 15 } }, // prettier-ignore
  { label: 'Orders to review', scope: 'orders.view', resource: 'orders', filter: { status: 'REVIEW' } },
  { label: 'Partly paid orders', scope: 'orders.view', resource: 'orders', filter: { status: 'PARTIALLY_PAID' } },
  { label: 'Refunds to approve', scope: 'refunds.view', resource: 'refund-requests', filter: { status: 'WAITING' } }, // prettier-ignore
  { label: 'Wallet adjustments to approve', scope: 'ledger.view', resource: 'wallet-adjustments', filter: { status: 'WAITING' } }, // prettier-ignore
  { label: 'Household merges to approve', scope: 'households.view', resource: 'household-merges', filter: { status: 'WAITING' } }, // prettier-ignore
  { label: 'Data requests to answer', scope: 'households.view', resource: 'privacy-requests', filter: { status: 'WAITING' } }, // prettier-ignore
  { label: 'Refunds the gateway could not make', scope: 'refunds.view', resource: 'refunds', filter: { status: 'MANUAL_REVIEW' } }, // prettier-ignore
  { label: 'Charged, but not enrolled', scope: 'refunds.view', resource: 'payment-exceptions', filter: { status: 'OPEN', type: 'CHARGED_NOT_ENROLLED' } }, // prettier-ignore
  { label: 'Enrolled, but not charged', scope: 'refunds.view', resource: 'payment-exceptions', filter: { status: 'OPEN', type: 'ENROLLED_NOT_CHARGED' } }, // prettier-ignore
  { label: 'Reconciliation: all differences', scope: 'refunds.view', resource: 'payment-exceptions', filter: { status: 'OPEN' } }, // prettier-ignore
  { label: 'Failed jobs', scope: 'operations.view', resource: 'jobs', filter: { hasFailed: true } },
  { label: 'Undelivered messages', scope: 'messages.view', resource: 'sent-messages', filter: { hasFailed: true } },
  { label: 'Plans to publish', scope: 'plans.view', resource: 'plans', filter: { hasDraft: true } },
  { label: 'Courses to publish', scope: 'catalogue.view', resource: 'courses', filter: { hasDraft: true } },
  { label: 'Question flows to publish', scope: 'onboarding.view', resource: 'question-flows', filter: { hasDraft: true } }, // prettier-ignore
  { label: 'Claims that expire within 30 days', scope: 'content.view', resource: 'claims', filter: { standing: 'EXPIRING' } }, // prettier-ignore
]

export const states: readonly Counted[] = [
  { label: 'Open', scope: 'orders.view', resource: 'orders', filter: { status: 'OPEN' } },
  { label: 'Paid', scope: 'orders.view', resource: 'orders', filter: { status: 'PAID' } },
  { label: 'Refund in progress', scope: 'orders.view', resource: 'orders', filter: { status: 'REFUND_DUE' } },
  { label: 'Refunded', scope: 'orders.view', resource: 'orders', filter: { status: 'REFUNDED' } },
]
