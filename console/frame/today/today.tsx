// The first page: what came in, and what must not wait. Each exception is a list's own filter, with its count.
import Alert from '@mui/material/Alert'
import Card from '@mui/material/Card'
import { useEffect, useState } from 'react'
import { Link, Title, useGetList, usePermissions } from 'react-admin'
import type { ResponseOf } from '#core/kernel/endpoint.ts'
import { showMoney, sum, type Paise } from '#core/kernel/money.ts'
import type { ordersStaffApi } from '#core/modules/orders/staff-api.ts'
import type { staffApi } from '#core/modules/staff/staff-api.ts'
import { staff } from '../contract.ts'
import type { ListMeta } from '../data-provider.ts'
import { Bars } from '../../kit/reports/bars.tsx'
import { FirstSteps } from './first-steps.tsx'
import { showTotal } from '../total.ts'
import { addressOf, WorkQueues, type FilteredList } from './work-queues.tsx'

export function Today() {
  const { permissions = [] } = usePermissions<readonly string[]>()
  return (
    <div className="today">
      <Title title="Today" />
      {permissions.includes('operations.view') && <LateJobs />}
      {permissions.includes('catalogue.edit') && <FirstSteps />}
      <h2 id="waits">Needs attention</h2>
      <WorkQueues />
      {permissions.includes('ledger.view') && <Takings />}
      {permissions.includes('orders.view') && (
        <>
          <h2 id="states">Orders by status</h2>
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

const states: readonly FilteredList[] = [
  { label: 'Open', resource: 'orders', filter: { status: 'OPEN' } },
  { label: 'Paid', resource: 'orders', filter: { status: 'PAID' } },
  { label: 'Refund in progress', resource: 'orders', filter: { status: 'REFUND_DUE' } },
  { label: 'Refunded', resource: 'orders', filter: { status: 'REFUNDED' } },
]

/** Receipts, refunds and reminders are background jobs: nobody would notice on any list that they are not being done. */
function LateJobs() {
  const [queue, setQueue] = useState<ResponseOf<typeof staffApi.staffJobActions.getQueueState>>()
  useEffect(() => void staff.staffJobActions.getQueueState({}).then(setQueue, () => {}), [])
  if (!queue?.areLate) return null
  const minutes = Math.floor(queue.oldestWaitingSeconds / 60)
  return (
    <Alert severity="error">
      Background jobs are late: the oldest has been waiting for {minutes} minutes. Receipts, refunds and reminders are
      not being sent. Check that a server with WORKER=on is running.
    </Alert>
  )
}

function Count({ label, resource, filter }: FilteredList) {
  const { total, meta } = useGetList(resource, { filter, pagination: { page: 1, perPage: 1 } })
  return (
    <Card component={Link} to={addressOf({ label, resource, filter })} className="count">
      <strong>{total === undefined ? '…' : showTotal(total, meta as ListMeta | undefined)}</strong>
      <span>{label}</span>
    </Card>
  )
}

function Takings() {
  const [days, setDays] = useState<ResponseOf<typeof ordersStaffApi.staffOrderActions.getTakings>>([])
  useEffect(() => void staff.staffOrderActions.getTakings({ days: '14' }).then(setDays, () => {}), [])
  const today = days.at(-1)
  if (!today) return null
  const [weekBefore, lastWeek] = [takenIn(days.slice(0, 7)), takenIn(days.slice(7))]
  return (
    <Card className="takings" component="section" aria-label="Income">
      <p>
        <strong>{showMoney(today.amount)}</strong> today from{' '}
        {today.orders === 1 ? '1 order' : `${today.orders} orders`}
      </p>
      <p className="quiet">
        {showMoney(lastWeek)} in 7 days, {showMoney(weekBefore)} in the 7 days before
      </p>
      <Bars
        label="Income on each of the last 14 days"
        bars={days.map(({ day, amount }) => ({ key: day, height: amount }))}
      />
    </Card>
  )
}

function takenIn(days: readonly { readonly amount: Paise }[]): Paise {
  return sum(days.map(({ amount }) => amount))
}
