// The first page: what came in, and what must not wait. Each exception is a list's own filter, with its count.
import Card from '@mui/material/Card'
import { useEffect, useState } from 'react'
import { Link, Title, useGetList, usePermissions } from 'react-admin'
import type { ResponseOf } from '#core/kernel/endpoint.ts'
import { showMoney, sum } from '#core/kernel/money.ts'
import type { ordersStaffApi } from '#core/modules/orders/staff-api.ts'
import { staff } from './contract.ts'
import { FirstSteps } from './first-steps.tsx'
import { exceptions, states, type Counted } from './what-waits.ts'

export function Today() {
  const { permissions = [] } = usePermissions<readonly string[]>()
  const may = ({ scope }: Counted) => permissions.includes(scope)
  return (
    <div className="today">
      <Title title="Today" />
      {permissions.includes('catalogue.edit') && <FirstSteps />}
      <h2 id="waits">What must not wait</h2>
      <section aria-labelledby="waits">
        {exceptions.filter(may).map((each) => (
          <Count key={each.label} {...each} isException />
        ))}
      </section>
      {permissions.includes('orders.view') && <Takings />}
      {permissions.includes('orders.view') && (
        <>
          <h2 id="states">Orders by state</h2>
          <section aria-labelledby="states">
            {states.map((each) => (
              <Count key={each.label} {...each} />
            ))}
          </section>
        </>
      )}
    </div>
  )
}

function Count({ label, resource, filter, isException = false }: Counted & { readonly isException?: boolean }) {
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

function Takings() {
  const [days, setDays] = useState<ResponseOf<typeof ordersStaffApi.staffOrderDesk.getTakings>>([])
  useEffect(() => void staff.staffOrderDesk.getTakings({ days: '14' }).then(setDays, () => {}), [])
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
