// The authors of a thing that two people start: it is written by some, handed in by one, and approved by none of them.
import { sql, type RawBuilder } from 'kysely'
import { SPEC, type AnyResource, type ChangeOf } from '#core/kernel/resource.ts'
import type { Staff } from '#server/platform/access/actor.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Db, Tx } from '#server/platform/database/db.ts'
import { addAuthor, deleteAuthors, listAuthors } from '../authors.ts'
import { changedFields } from '../drafts.ts'
import type { Write } from '../resource.ts'

/** The rules of a resource whose things are approved later: everybody who writes one of these fields is kept as its author. */
export function keepingAuthors<A extends AnyResource>(api: A, of?: readonly (keyof ChangeOf<A>)[]) {
  const names = of as readonly string[] | undefined
  const keep = async (ctx: Ctx, tx: Tx, id: string, { actor, before, fields: given }: Write) => {
    const written = before ? changedFields(before, given) : Object.keys(given)
    const fields = written.filter((field) => names?.includes(field) ?? true)
    if (fields.length > 0) await keepAuthor(ctx, tx, { api, id, actor, fields })
  }
  return { created: keep, changed: keep }
}

interface Part {
  readonly api: AnyResource
  readonly id: string
  readonly actor: Staff
  /** The fields that this member has written. */
  readonly fields: readonly string[]
}

export function keepAuthor(ctx: Ctx, tx: Tx, { api, id, actor: { staffId }, fields }: Part): Promise<void> {
  return addAuthor(tx, { resource: api[SPEC].name, id, staffId, fields }, ctx.now())
}

export async function listAuthorsOf(db: Db, api: AnyResource, id: string): Promise<string[]> {
  return (await listAuthors(db, api[SPEC].name, id)).map(({ staffId }) => staffId)
}

/** A record's field: the authors of the thing with this id, the last one last. */
export function authorsOfThing(api: AnyResource, id: RawBuilder<string>): RawBuilder<string[]> {
  return sql`array(select staff_id from platform.author
    where author.resource = ${sql.lit(api[SPEC].name)} and author.id = ${id} order by author.at, staff_id)`
}

/** Once another person has agreed to what they wrote. */
export function forgetAuthors(tx: Tx, api: AnyResource, id: string): Promise<void> {
  return deleteAuthors(tx, api[SPEC].name, id)
}
