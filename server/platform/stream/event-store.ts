// SQL over platform.event.
import { sql } from 'kysely'
import type { Instant } from '#core/kernel/time.ts'
import type { Db, Tx } from '#server/platform/database/db.ts'
import { at } from '#server/platform/database/db-time.ts'

export interface StreamEvent {
  readonly id: string
  /** The number of the transaction that published it. */
  readonly xid: string
  readonly topic: string
  readonly kind: string
  readonly data: unknown
}

/** The events that one snapshot of the database shows. */
export interface EventPage {
  readonly events: readonly StreamEvent[]
  /** Every transaction with a lower number has ended: its events are in this snapshot or in none. */
  readonly low: string
}

export interface NewEvent {
  readonly topic: string
  readonly kind: string
  readonly data: object
  readonly at: Instant
}

export async function insertEvents(tx: Tx, events: readonly NewEvent[]): Promise<void> {
  await tx
    .insertInto('platform.event')
    .values(
      events.map(({ topic, kind, data, at: time }) => ({ topic, kind, data: JSON.stringify(data), at: at(time) })),
    )
    .execute()
}

/** Those of transactions from `low` on, without those in `but`. Without `low` it starts now. */
export async function listEvents(
  db: Db,
  { low, but }: { readonly low: string | undefined; readonly but: readonly string[] },
): Promise<EventPage> {
  return pageOf(
    await sql<Row>`${columns} from (select) as one left join platform.event
      on xid >= coalesce(${low ?? null}::text::xid8, ${xmin}) and event.id <> all(${but}::bigint[]) order by event.id`.execute(
      db,
    ),
  )
}

export interface MissedEvents {
  readonly topics: readonly string[]
  /** From this transaction on. Without it: from this instant on. */
  readonly low: string | undefined
  readonly since: Instant
  readonly most: number
}

export async function listMissedEvents(db: Db, { topics, low, since, most }: MissedEvents): Promise<EventPage> {
  const from = low === undefined ? sql`at >= ${at(since)}` : sql`xid >= ${low}::text::xid8`
  return pageOf(
    await sql<Row>`${columns} from (select) as one left join platform.event
      on topic = any(${topics}::text[]) and ${from} order by event.id limit ${most}`.execute(db),
  )
}

const xmin = sql`pg_snapshot_xmin(pg_current_snapshot())`
const columns = sql`select ${xmin}::text as low, event.id::text, xid::text, topic, kind, data`

/** Without events the left join answers one row of nulls. */
type Row = { readonly low: string } & (StreamEvent | { readonly id: null })

function pageOf({ rows }: { readonly rows: readonly Row[] }): EventPage {
  return {
    events: rows.flatMap((row) => (row.id === null ? [] : [row])),
    low: rows[0]?.low ?? '0',
  }
}
