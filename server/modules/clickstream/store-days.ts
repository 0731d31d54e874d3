// Events counted by day. A day that is over is counted once and closed; an open one is counted from its events whenever it is asked
// for. An event that comes in late opens its day again (a trigger).
import { sql, type RawBuilder } from 'kysely'
import { indianDay, isoString, type Instant } from '#core/kernel/time.ts'
import { ACTIVITIES, FUNNEL, ONCE_PER_VISIT } from '#core/modules/clickstream/event.ts'
import type { Db, Tx } from '#server/platform/database/db.ts'
import { SPAN_ENDS } from './durations.ts'

/** Clients write any name of an event and of a page. These events are counted, and so many of the most viewed pages of a day. */
const COUNTED = [...new Set([...FUNNEL.map(({ eventType }) => eventType), ...ONCE_PER_VISIT, ...ACTIVITIES])]
const MOST_PAGES = 200
const VIEW = 'PRODUCT_LANDING'

export interface Count {
  readonly eventType: string
  readonly pageName: string
  readonly events: number
  readonly visits: number
}

/** From the start of this day in India, today's included. */
export async function countEvents(db: Db, from: Instant): Promise<Count[]> {
  const { rows } = await sql<Count>`
    with ${openDays(from)}
    select event_type as "eventType", page_name as "pageName", sum(events)::bigint as events, sum(visits)::bigint as visits
    from (select event_type, page_name, events, visits from clickstream.day_count where day >= ${indianDay(from)}::date
      union all select counts.* from open, lateral (${countsOf(sql`open.day`)}) as counts) as counts
    group by 1, 2`.execute(db)
  return rows
}

export interface Duration {
  readonly pageName: string
  /** Its number, from 0. */
  readonly span: number
  readonly times: number
}

/** How long these pages were open. */
export async function listDurations(db: Db, from: Instant, pageNames: readonly string[]): Promise<Duration[]> {
  const { rows } = await sql<Duration>`
    with ${openDays(from)}
    select page_name as "pageName", span, sum(times)::bigint as times
    from (select page_name, span, times from clickstream.day_duration where day >= ${indianDay(from)}::date
      union all select durations.* from open, lateral (${durationsOf(sql`open.day`)}) as durations) as durations
    where page_name = any(${[...pageNames]}) group by 1, 2 order by 1, 2`.execute(db)
  return rows
}

/** The days that are not counted yet, up to that of the newest event. */
function openDays(from: Instant): RawBuilder<unknown> {
  return sql`open as materialized (
    select ${indianDay(from)}::date + no as day
    from generate_series(0, clickstream.day_of((select max(at) from clickstream.event)) - ${indianDay(from)}::date) as no
    where not exists (select from clickstream.closed_day
      where day = ${indianDay(from)}::date + no and counted_at is not null))`
}

function isOn(day: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`at >= ${day}::timestamp at time zone 'Asia/Kolkata'
    and at < (${day} + 1)::timestamp at time zone 'Asia/Kolkata'`
}

function countsOf(day: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    select event_type, page_name, events, visits from (
      select event_type, page_name, count(*) as events, count(distinct visit) as visits,
        row_number() over (partition by event_type order by count(*) desc, page_name) as rank
      from clickstream.event where ${isOn(day)} and event_type = any(${COUNTED}) group by 1, 2) as counts
    where rank <= ${MOST_PAGES}`
}

function durationsOf(day: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    select page_name, width_bucket(duration_ms, ${[...SPAN_ENDS]}::bigint[])::smallint as span, count(*) as times
    from clickstream.event where ${isOn(day)} and event_type = ${VIEW} and duration_ms is not null
      and page_name in (select page_name from clickstream.event where ${isOn(day)} and event_type = ${VIEW}
        group by 1 order by count(*) desc, page_name limit ${MOST_PAGES})
    group by 1, 2`
}

/** Days that were over at that time and are not counted, the oldest first. No event is older than the oldest. */
export async function listDaysToClose(db: Db, until: Instant, most: number): Promise<string[]> {
  const { rows } = await sql<{ day: string }>`
    with ends as (
      select clickstream.day_of((select min(at) from clickstream.event)) as first,
        clickstream.day_of(${isoString(until)}::timestamptz) as today)
    select (first + no)::text as day from ends, generate_series(0, today - first - 1) as no
    where not exists (select from clickstream.closed_day where day = first + no and counted_at is not null)
    order by no limit ${most}`.execute(db)
  return rows.map(({ day }) => day)
}

export async function markDays(db: Db, days: readonly string[]): Promise<void> {
  await sql`insert into clickstream.closed_day (day) select unnest(${[...days]}::date[]) on conflict do nothing`.execute(
    db,
  )
}

/** Until all who insert events now have committed. Throws when that takes more than a second. */
export async function waitForInserts(tx: Tx): Promise<void> {
  await sql`set local lock_timeout = '1s'`.execute(tx)
  await sql`select clickstream.wait_for_inserts()`.execute(tx)
}

/** Keeps nothing of a day whose mark is gone: an event has come in. */
export async function countDay(tx: Tx, day: string, now: Instant): Promise<void> {
  const of = sql`${day}::date`
  const { numAffectedRows } = await sql`
    update clickstream.closed_day set counted_at = ${isoString(now)}::timestamptz where day = ${of} and counted_at is null`.execute(
    tx,
  )
  if (!numAffectedRows) return
  await sql`insert into clickstream.day_count select ${of}, counts.* from (${countsOf(of)}) as counts`.execute(tx)
  await sql`insert into clickstream.day_duration select ${of}, durations.* from (${durationsOf(of)}) as durations`.execute(
    tx,
  )
}
