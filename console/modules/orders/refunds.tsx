import { showMoney } from '#core/kernel/money.ts'
import { screen, type Screen } from '../../kit/screen.tsx'
import { byAskedStatus, SecondDecision, whoDecided } from '../../kit/second-decision.tsx'

function RefundDecision() {
  return (
    <SecondDecision
      of="refund-requests"
      scope="refunds.approve"
      approval={({ amount, orderId, endsCourse }) =>
        `Refund ${showMoney(amount)} of ${orderId}${endsCourse ? ' and end the course' : '; the course runs on'}`
      }
    />
  )
}

export const refundScreens: Screen[] = [
  screen('refund-requests')(({ column, detail }) => ({
    label: 'Refund requests',
    asText: ({ orderId }) => `Refund of ${orderId}`,
    mayCreate: false,
    filters: [byAskedStatus],
    columns: [
      column('orderId', 'Order', { of: 'orders', link: 'show' }),
      column('amount'),
      column('reason'),
      column('askedBy', 'Requested by'),
      column('askedAt', 'Asked'),
      column('status'),
    ],
    aside: RefundDecision,
    details: [
      detail('status', 'State'),
      detail('orderId', 'Order', { of: 'orders', link: 'show' }),
      detail('amount', 'Amount'),
      detail('endsCourse', 'Ends the course'),
      detail('reason', 'Why'),
      ...whoDecided,
    ],
  })),
  screen('refunds')(({ column, filter }) => ({
    label: 'Refunds',
    asText: ({ id }) => id,
    filters: [filter('status', { alwaysOn: true })],
    columns: [
      column('orderId', 'Order', { of: 'orders', link: 'show' }),
      column('amount'),
      column('status'),
      column('bankReference', 'Bank reference'),
      column('requestedAt', 'Asked'),
      column('settledAt', 'Refunded at'),
    ],
  })),
]
