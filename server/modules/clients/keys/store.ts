// SQL over clients.api_key.
import { sql } from 'kysely'
import { later, MINUTE, type Instant } from '#core/kernel/time.ts'
import type { ClientScope } from '#core/modules/clients/client-scope.ts'
import type { Db, Tx } from '#server/platform/database/db.ts'
import { at } from '#server/platform/database/db-time.ts'
import { prepared } from '#server/platform/database/prepared.ts'

export interface NewKey {
  readonly id: string
  readonly organisationId: string
  readonly name: string
  readonly hash: Buffer
  readonly ending: string
  readonly scopes: readonly ClientScope[]
  readonly createdBy: string
}

/** Answers false when two keys work already. */
export async function insertKey(tx: Tx, key: NewKey, now: Instant): Promise<boolean> {
  const { id, organisationId, name, hash, ending, scopes, createdBy } = key
  const { rows } = await sql`
    insert into clients.api_key (id, organisation_id, place, name, hash, ending, scopes, created_at, created_by)
    select ${id}, ${organisationId}, place, ${name}, ${hash}, ${ending}, ${[...scopes]}::text[], ${at(now)}, ${createdBy}
    from unnest(array[1, 2]) as place where not exists (
      select from clients.api_key k where k.organisation_id = ${organisationId} and k.place = place.place and k.revoked_at is null)
    order by place limit 1 returning id`.execute(tx)
  return rows.length === 1
}

/** Answers the time of the revocation, and whether it was this one. Undefined when there is no such key. */
export async function revokeKey(tx: Tx, id: string, now: Instant) {
  const key = await tx
    .selectFrom('clients.api_key')
    .select(['organisation_id as organisationId', 'revoked_at as revokedAt'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!key || key.revokedAt !== null) return key
  await tx
    .updateTable('clients.api_key')
    .set({ revoked_at: at(now) })
    .where('id', '=', id)
    .execute()
  return key
}

/** With the scopes that the organisation still has. */
export async function findLiveKey(db: Db, hash: Buffer) {
  const { rows } = await selectLiveKey(db, { hash })
  const [row] = rows
  return row && { ...row, scopes: row.scopes.filter((scope) => row.granted.includes(scope)) }
}

const selectLiveKey = prepared((db, { hash }: { readonly hash: Buffer }) =>
  db
    .selectFrom('clients.api_key as k')
    .innerJoin('clients.organisation as o', 'o.id', 'k.organisation_id')
    .select(['k.id', 'k.organisation_id as organisationId', 'k.scopes', 'o.scopes as granted'])
    .where('k.hash', '=', hash)
    .where('k.revoked_at', 'is', null)
    .where('o.is_active', '=', true),
)

/** To the minute: a key in use would otherwise write one row with every call. */
export async function noteUse(db: Db, id: string, now: Instant): Promise<void> {
  await db
    .updateTable('clients.api_key')
    .set({ last_used_at: at(now) })
    .where('id', '=', id)
    .where((eb) => eb.or([eb('last_used_at', 'is', null), eb('last_used_at', '<', at(later(now, -MINUTE)))]))
    .execute()
}
