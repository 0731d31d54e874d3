// SQL over who has written what waits to be published: everybody since the last edition, with the fields that they changed.
import { sql } from 'kysely'
import { isoString, type Instant } from '#core/kernel/time.ts'
import type { Db, Tx } from '#server/platform/database/db.ts'

export interface Author {
  readonly staffId: string
  readonly fields: readonly string[]
}

interface Writing extends Author {
  readonly resource: string
  readonly id: string
}

export async function addAuthor(tx: Tx, { resource, id, staffId, fields }: Writing, now: Instant): Promise<void> {
  await sql`insert into platform.author (resource, id, staff_id, fields, at)
    values (${resource}, ${id}, ${staffId}, ${[...fields]}::text[], ${isoString(now)}::timestamptz)
    on conflict (resource, id, staff_id) do update
    set fields = array(select unnest(author.fields) union select unnest(excluded.fields)), at = excluded.at`.execute(tx)
}

/** The last writer comes last. */
export async function listAuthors(db: Db, resource: string, id: string): Promise<Author[]> {
  const { rows } = await sql<Author>`select staff_id as "staffId", fields from platform.author
    where resource = ${resource} and id = ${id} order by at, staff_id`.execute(db)
  return rows
}

export async function deleteAuthors(tx: Tx, resource: string, id: string): Promise<void> {
  await sql`delete from platform.author where resource = ${resource} and id = ${id}`.execute(tx)
}
