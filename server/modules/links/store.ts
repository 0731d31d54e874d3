// All SQL over the links schema that is no staff list.
import { sql } from 'kysely'
import type { Instant } from '#core/kernel/time.ts'
import type { LinkState } from '#core/modules/links/link-state.ts'
import type { Db, Tx } from '#server/platform/database/db.ts'
import { at } from '#server/platform/database/db-time.ts'

interface SeenLink {
  readonly id: string
  readonly page: string
  readonly url: string
}

/** Links that are known keep their ids. */
export async function putSeen(tx: Tx, seen: readonly SeenLink[], now: Instant): Promise<void> {
  const rows = sql`jsonb_to_recordset(${JSON.stringify(seen)}::jsonb) as s (id text, page text, url text)`
  await sql`insert into links.link (id, url) select distinct on (url) id, url from ${rows}
    on conflict (url) do nothing`.execute(tx)
  await sql`insert into links.use (link_id, page, seen_at)
    select distinct link.id, s.page, ${at(now)}::timestamptz from ${rows} join links.link using (url)
    on conflict (link_id, page) do update set seen_at = excluded.seen_at`.execute(tx)
}

/** Forgets the links that pages no longer have, and those that no page has. */
export async function deleteUnseen(tx: Tx, since: Instant): Promise<void> {
  await tx.deleteFrom('links.use').where('seen_at', '<', at(since)).execute()
  await sql`delete from links.link where not exists (select from links.use where link_id = link.id)`.execute(tx)
}

export interface DueLink {
  readonly id: string
  readonly url: string
}

/** The links that were asked longest ago. Those that held are asked again only after `heldSince`. */
export async function listDue(db: Db, heldSince: Instant, most: number): Promise<DueLink[]> {
  return db
    .selectFrom('links.link')
    .select(['id', 'url'])
    .where((is) =>
      is.or([
        is('checked_at', 'is', null),
        is('state', '!=', 'HOLDS'),
        is('checked_at', '<', at(heldSince)),
        is('url', 'like', '/%'),
      ]),
    )
    .orderBy('checked_at', (order) => order.asc().nullsFirst())
    .orderBy('id')
    .limit(most)
    .execute()
}

export interface Finding {
  readonly state: LinkState
  readonly status: number | null
  readonly location: string | null
  readonly isBroken: boolean
}

/** A link that stays broken keeps the hour at which that began. */
export async function setFinding(db: Db, id: string, { state, status, location, isBroken }: Finding, now: Instant): Promise<void> {
  await sql`update links.link set state = ${state}, status = ${status}, location = ${location}, checked_at = ${at(now)},
    broken_since = case when ${isBroken} then coalesce(broken_since, ${at(now)}::timestamptz) end where id = ${id}`.execute(db)
} // prettier-ignore
