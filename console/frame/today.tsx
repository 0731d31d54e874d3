// The first page: what came in, and what must not wait. Each exception is a list's own filter, with its count.
import Alert from '@mui/material/Alert'
import Card from '@mui/material/Card'
import { useEffect, useState } from 'react'
import { Link, Title, useDataProvider, useGetList, usePermissions, type DataProvider } from 'react-admin'
import type { ResponseOf } from '#core/kernel/endpoint.ts'
import { showMoney, sum, type Paise } from '#core/kernel/money.ts'
import type { ordersStaffApi } from '#core/modules/orders/staff-api.ts'
import type { staffApi } from '#core/modules/staff/staff-api.ts'
import { staff } from './contract.ts'
import type { ListMeta } from './data-provider.ts'
import { FirstSteps } from './first-steps.tsx'
import { showTotal } from './total.ts'

export function Today() {
  const { permissions = [] } = usePermissions<readonly string[]>()
  const waiting = useWaiting()
  return (
    <div className="today">
      <Title title="Today" />
      {permissions.includes('operations.view') && <LateJobs />}
      {permissions.includes('catalogue.edit') && <FirstSteps />}
      <h2 id="waits">Needs attention</h2>
      <Exceptions lists={waiting} />
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

/** A list with a filter, as the first page counts it. */
interface WorkQueueCount {
  readonly label: string
  readonly resource: string
  readonly filter: Readonly<Record<string, string | number | boolean>>
}

const states: readonly WorkQueueCount[] = [
  { label: 'Open', resource: 'orders', filter: { status: 'OPEN' } },
  { label: 'Paid', resource: 'orders', filter: { status: 'PAID' } },
  { label: 'Refund in progress', resource: 'orders', filter: { status: 'REFUND_DUE' } },
  { label: 'Refunded', resource: 'orders', filter: { status: 'REFUNDED' } },
]

/** The open items in the lists that this member of staff may read. The server's modules declare them. */
function useWaiting(): readonly WorkQueueCount[] {
  const [waiting, setWaiting] = useState<readonly WorkQueueCount[]>([])
  useEffect(() => void staff.staffWaiting.getWaiting({}).then(setWaiting, () => {}), [])
  return waiting
}

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

interface CountedQueue extends WorkQueueCount {
  /** Undefined: the server could not count it. */
  readonly total: number | undefined
  readonly shown: string
}

/** Lists with rows that somebody must look at are shown first. The others are folded away. */
function Exceptions({ lists }: { readonly lists: readonly WorkQueueCount[] }) {
  const dataProvider = useDataProvider()
  const [counted, setCountedQueue] = useState<readonly CountedQueue[]>()
  useEffect(() => {
    if (lists.length > 0) void Promise.all(lists.map((list) => countOf(dataProvider, list))).then(setCountedQueue)
  }, [dataProvider, lists])
  if (!counted) return <p role="status">Counting …</p>
  const waiting = counted.filter(({ total }) => total !== 0)
  const clear = counted.filter(({ total }) => total === 0)
  return (
    <>
      <section aria-labelledby="waits">
        {waiting.map((each) => (
          <Card key={each.label} component={Link} to={addressOf(each)} className="count waiting">
            <strong>{each.shown}</strong>
            <span>{each.label}</span>
          </Card>
        ))}
      </section>
      {waiting.length === 0 && <p className="good">Nothing waits.</p>}
      {clear.length > 0 && (
        <details className="clear-lists">
          <summary>{clear.length === 1 ? '1 list' : `${clear.length} lists`} with nothing to do</summary>
          <ul>
            {clear.map((each) => (
              <li key={each.label}>
                <Link to={addressOf(each)}>{each.label}</Link>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}

async function countOf(from: DataProvider, list: WorkQueueCount): Promise<CountedQueue> {
  const { resource, filter } = list
  const { total, meta } = await from
    .getList(resource, { filter, pagination: { page: 1, perPage: 1 } })
    .catch(() => ({ total: undefined, meta: undefined }))
  return { ...list, total, shown: total === undefined ? '?' : showTotal(total, meta as ListMeta | undefined) }
}

function addressOf({ resource, filter }: WorkQueueCount): string {
  return `/${resource}?${new URLSearchParams({ filter: JSON.stringify(filter), displayedFilters: '{}' })}`
}

function Count({ label, resource, filter }: WorkQueueCount) {
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
  const most = Math.max(1, ...days.map(({ amount }) => amount))
  return (
    <Card className="takings" component="section" aria-label="Income">
      <p>
        <strong>{showMoney(today.amount)}</strong> today from{' '}
        {today.orders === 1 ? '1 order' : `${today.orders} orders`}
      </p>
      <p className="quiet">
        {showMoney(lastWeek)} in 7 days, {showMoney(weekBefore)} in the 7 days before
      </p>
      <svg viewBox="0 0 140 40" preserveAspectRatio="none" role="img" aria-label="Income on each of the last 14 days">
        {days.map(({ day, amount }, i) => {
          const height = Math.max(1, (amount / most) * 40)
          return <rect key={day} x={i * 10 + 1} y={40 - height} width={8} height={height} rx={1} />
        })}
      </svg>
    </Card>
  )
}

function takenIn(days: readonly { readonly amount: Paise }[]): Paise {
  return sum(days.map(({ amount }) => amount))
}
