// SQL over what staff have written and not published yet, and over all that was ever published.
import { sql, type RawBuilder } from 'kysely'
import { isoString, type Instant } from '#core/kernel/time.ts'
import type { Db, Tx } from '#server/platform/database/db.ts'
import type { Fields } from './store.ts'

export interface Draft {
  readonly id: string
  readonly version: string
  readonly fields: Fields
}

/** The drafts of these things, by id. A thing without a draft is left out. */
export async function listDrafts(db: Db, resource: string, ids: readonly string[]): Promise<Map<string, Draft>> {
  const { rows } = await sql<Draft>`select id, xmin::text as version, fields from platform.draft
    where resource = ${resource} and id = any(${[...ids]}::text[])`.execute(db)
  return new Map(rows.map((draft) => [draft.id, draft]))
}

/** The number of the last edition of each of these things that has one. */
export async function listEditionNumbers(
  db: Db,
  resource: string,
  ids: readonly string[],
): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: string; no: number }>`select id, max(no) as no
    from platform.edition where resource = ${resource} and id = any(${[...ids]}::text[]) group by id`.execute(db)
  return new Map(rows.map(({ id, no }) => [id, no]))
}

/** For a list that is narrowed to what waits to be published. */
export function hasDraft(resource: string, id: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`exists (select from platform.draft where resource = ${resource} and draft.id = ${id})`
}

/** True when an unpublished draft names this id. */
export async function isInADraft(db: Db, id: string): Promise<boolean> {
  const { rows } = await sql`select from platform.draft where position(${id} in fields::text) > 0 limit 1`.execute(db)
  return rows.length > 0
}

export async function putDraft(
  tx: Tx,
  { resource, id, fields, by }: { resource: string; id: string; fields: Fields; by: string },
  now: Instant,
): Promise<void> {
  await sql`insert into platform.draft (resource, id, fields, saved_by, saved_at)
    values (${resource}, ${id}, ${JSON.stringify(fields)}::jsonb, ${by}, ${isoString(now)}::timestamptz)
    on conflict (resource, id) do update
    set fields = excluded.fields, saved_by = excluded.saved_by, saved_at = excluded.saved_at`.execute(tx)
}

/** These fields of a draft that there is. */
export async function updateDraftFields(
  tx: Tx,
  { resource, id, fields }: { readonly resource: string; readonly id: string; readonly fields: Fields },
): Promise<void> {
  const given = JSON.stringify(fields)
  await sql`update platform.draft set fields = fields || ${given}::jsonb
    where resource = ${resource} and id = ${id} and not fields @> ${given}::jsonb`.execute(tx)
}

export async function deleteDraft(tx: Tx, resource: string, id: string): Promise<void> {
  await sql`delete from platform.draft where resource = ${resource} and id = ${id}`.execute(tx)
}

export interface Edition {
  readonly no: number
  readonly fields: Fields
  readonly publishedBy: string | null
  readonly publishedAt: Instant
  readonly reason: string | null
}

/** The newest first. */
export async function listEditions(db: Db, resource: string, id: string): Promise<Edition[]> {
  const { rows } =
    await sql<Edition>`select no, fields, published_by as "publishedBy", published_at as "publishedAt", reason
    from platform.edition where resource = ${resource} and id = ${id} order by no desc limit 200`.execute(db)
  return rows
}

/** Under the next number. */
export async function insertEdition(
  tx: Tx,
  { resource, id, fields, by, reason }: NewEdition,
  now: Instant,
): Promise<void> {
  await sql`insert into platform.edition (resource, id, no, fields, published_by, published_at, reason)
    select ${resource}, ${id}, coalesce(max(no), 0) + 1, ${JSON.stringify(fields)}::jsonb, ${by},
      ${isoString(now)}::timestamptz, ${reason ?? null}
    from platform.edition where resource = ${resource} and id = ${id}`.execute(tx)
}

interface NewEdition {
  readonly resource: string
  readonly id: string
  readonly fields: Fields
  readonly by: string | null
  readonly reason: string | undefined
}
