// The work that waits, queue by queue: how much, whose it is, since when, and whether it grows.
import Card from '@mui/material/Card'
import { useEffect, useState } from 'react'
import { Link, useDataProvider, type DataProvider } from 'react-admin'
import { DAY, HOUR, toInstant, type Instant } from '#core/kernel/time.ts'
import { PersonName } from '../../kit/names/person.tsx'
import { staff } from '../contract.ts'
import type { ListMeta } from '../data-provider.ts'
import { showTotal } from '../total.ts'
import { useNow } from '../../kit/use-now.ts'

/** A list with a filter, as the first page counts it. */
export interface FilteredList {
  readonly label: string
  readonly resource: string
  readonly filter: Readonly<Record<string, string | number | boolean>>
}

type WorkQueue = Awaited<ReturnType<typeof staff.staffWaiting.getWaiting>>[number]

interface CountedQueue extends WorkQueue {
  /** Undefined: the server could not count it. */
  readonly total: number | undefined
  readonly shown: string
  /** Since when the first one waits, or when it is due. */
  readonly oldestAt: Instant | undefined
}

/** Queues in which something waits are shown first. The others are folded away. */
export function WorkQueues() {
  const dataProvider = useDataProvider()
  const [counted, setCounted] = useState<readonly CountedQueue[]>()
  useEffect(() => void countAll(dataProvider).then(setCounted, () => setCounted([])), [dataProvider])
  if (!counted) return <p role="status">Counting …</p>
  const waiting = counted.filter(({ total }) => total !== 0)
  const clear = counted.filter(({ total }) => total === 0)
  return (
    <>
      <section aria-labelledby="waits">
        {waiting.map((each) => (
          <Tile key={each.label} {...each} />
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

function Tile(queue: CountedQueue) {
  const { label, shown, oldestAt, total, weekAgo, owners } = queue
  const [first, ...others] = owners
  const now = useNow()
  return (
    <Card component={Link} to={addressOf(queue)} className="count waiting">
      <strong>{shown}</strong>
      <span>{label}</span>
      <small className="quiet">
        {oldestAt !== undefined && <span>{ageOf(oldestAt, now)}</span>}
        {total !== undefined && weekAgo !== null && <span>{trendOf(total - weekAgo)}</span>}
        <span>
          {first === undefined ? 'Owners' : <PersonName id={first} />}
          {others.length > 0 && ` and ${others.length} more`}
        </span>
      </small>
    </Card>
  )
}

/** "Oldest: 3 days"; of something that is due later, "First due in 3 days". */
export function ageOf(at: Instant, now: Instant): string {
  // The day on which something is due counts, as on its own page.
  return at > now ? `First due in ${spanOf(at - now, Math.ceil)}` : `Oldest: ${spanOf(now - at, Math.floor)}`
}

function spanOf(ms: number, whole: (n: number) => number): string {
  if (ms < HOUR) return 'less than an hour'
  const [n, unit] = ms < DAY ? [whole(ms / HOUR), 'hour'] : [whole(ms / DAY), 'day']
  return `${n} ${unit}${n === 1 ? '' : 's'}`
}

export function trendOf(more: number): string {
  if (more === 0) return 'As many as a week ago'
  return more > 0 ? `${more} more than a week ago` : `${-more} fewer than a week ago`
}

async function countAll(from: DataProvider): Promise<readonly CountedQueue[]> {
  const queues = await staff.staffWaiting.getWaiting({})
  return Promise.all(queues.map((queue) => countOf(from, queue)))
}

async function countOf(from: DataProvider, queue: WorkQueue): Promise<CountedQueue> {
  const { resource, filter, since, oldestDraftAt } = queue
  const sort = since === null ? {} : { sort: { field: since, order: 'ASC' as const } }
  const { data, total, meta } = await from
    .getList(resource, { filter, pagination: { page: 1, perPage: 1 }, ...sort })
    .catch(() => ({ data: [], total: undefined, meta: undefined }))
  const oldest: unknown = since === null ? oldestDraftAt : data[0]?.[since]
  return {
    ...queue,
    total,
    shown: total === undefined ? '?' : showTotal(total, meta as ListMeta | undefined),
    oldestAt: typeof oldest === 'number' ? toInstant(oldest) : undefined,
  }
}

export function addressOf({ resource, filter }: FilteredList): string {
  return `/${resource}?${new URLSearchParams({ filter: JSON.stringify(filter), displayedFilters: '{}' })}`
}
