// The first page: what came in, and what must not wait. Each exception is a list's own filter, with its count.
import Card from '@mui/material/Card'
import { useEffect, useState } from 'react'
import { Link, Title, useGetList, usePermissions } from 'react-admin'
import { showMoney, sum, type Paise } from '#core/kernel/money.ts'
import { callServer } from './call-server.ts'

interface Exception {
  readonly label: string
  readonly scope: string
  readonly resource: string
  readonly filter: Readonly<Record<string, string | number | boolean>>
}

const exceptions: readonly Exception[] = [
  { label: 'Payments unknown for 15 minutes', scope: 'orders.view', resource: 'payment-attempts', filter: { unknownForMinutes: 15 } }, // prettier-ignore
  { label: 'Orders to be looked at', scope: 'orders.view', resource: 'orders', filter: { status: 'REVIEW' } },
  { label: 'Orders paid in part', scope: 'orders.view', resource: 'orders', filter: { status: 'PARTIALLY_PAID' } },
  { label: 'Refunds that wait for a decision', scope: 'refunds.view', resource: 'refund-requests', filter: { status: 'WAITING' } }, // prettier-ignore
  { label: 'Refunds the gateway could not make', scope: 'refunds.view', resource: 'refunds', filter: { status: 'MANUAL_REVIEW' } }, // prettier-ignore
  { label: 'Jobs that gave up', scope: 'operations.view', resource: 'jobs', filter: { hasFailed: true } },
  { label: 'Messages not delivered', scope: 'messages.view', resource: 'sent-messages', filter: { hasFailed: true } },
  { label: 'Claims that expire within 30 days', scope: 'content.view', resource: 'claims', filter: { standing: 'EXPIRING' } }, // prettier-ignore
]

const states: readonly Exception[] = [
  { label: 'Open', scope: 'orders.view', resource: 'orders', filter: { status: 'OPEN' } },
  { label: 'Paid', scope: 'orders.view', resource: 'orders', filter: { status: 'PAID' } },
  { label: 'Money on its way back', scope: 'orders.view', resource: 'orders', filter: { status: 'REFUND_DUE' } },
  { label: 'Refunded', scope: 'orders.view', resource: 'orders', filter: { status: 'REFUNDED' } },
]

export function Today() {
  const { permissions = [] } = usePermissions<readonly string[]>()
  const may = ({ scope }: Exception) => permissions.includes(scope)
  return (
    <div className="today">
      <Title title="Today" />
      <section aria-label="What must not wait">
        {exceptions.filter(may).map((each) => (
          <Count key={each.label} {...each} isException />
        ))}
      </section>
      {permissions.includes('orders.view') && <Takings />}
      <section aria-label="Orders by state">
        {states.filter(may).map((each) => (
          <Count key={each.label} {...each} />
        ))}
      </section>
    </div>
  )
}

function Count({ label, resource, filter, isException = false }: Exception & { readonly isException?: boolean }) {
  const { total } = useGetList(resource, { filter, pagination: { page: 1, perPage: 1 } })
  const to = `/${resource}?${new URLSearchParams({ filter: JSON.stringify(filter), displayedFilters: '{}' })}`
  return (
    <Card component={Link} to={to} className={`count ${isException ? toneOf(total) : ''}`}>
      <strong>{total ?? '…'}</strong>
      <span>{label}</span>
    </Card>
  )
}

function toneOf(total: number | undefined): string {
  return total ? 'waiting' : 'clear'
}

interface Day {
  readonly day: string
  readonly orders: number
  readonly amount: Paise
}

function Takings() {
  const [days, setDays] = useState<readonly Day[]>([])
  useEffect(() => void callServer<Day[]>('takings?days=14').then(setDays, () => {}), [])
  const today = days.at(-1)
  if (!today) return null
  const most = Math.max(1, ...days.map(({ amount }) => amount))
  return (
    <Card className="takings" component="section" aria-label="Money in">
      <p>
        <strong>{showMoney(today.amount)}</strong> today from {today.orders} orders
      </p>
      <p className="quiet">{showMoney(sum(days.map(({ amount }) => amount)))} in 14 days</p>
      <svg viewBox="0 0 140 40" preserveAspectRatio="none" role="img" aria-label="Money in on each of the last 14 days">
        {days.map(({ day, amount }, i) => {
          const height = Math.max(1, (amount / most) * 40)
          return <rect key={day} x={i * 10 + 1} y={40 - height} width={8} height={height} rx={1} />
        })}
      </svg>
    </Card>
  )
}
