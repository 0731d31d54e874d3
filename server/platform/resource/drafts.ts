// The console's view of a published resource: what staff have written lies over what families see.
import { isDeepStrictEqual } from 'node:util'
import { SPEC, type AnyResource, type ChangeOf, type RecordOf } from '#core/kernel/resource.ts'
import { resourceErrors as errors } from '#core/kernel/resource/resource-errors.ts'
import type { Instant } from '#core/kernel/time.ts'
import type { Db, Tx } from '#server/platform/database/db.ts'
import { addAuthor, deleteAuthors } from './authors.ts'
import { deleteDraft, listDrafts, listEditionNumbers, putDraft } from './draft-store.ts'
import type { Fields, ResourceStore, Row } from './store.ts'

/** A resource whose rows carry a `status`: DRAFT until the first edition is published. */
export interface PublishedResource<A extends AnyResource = AnyResource> {
  readonly api: A
  /** The rows that families are answered from. */
  readonly live: ResourceStore<LiveOf<A>, Partial<ChangeOf<A>> & { readonly status?: string }>
}

/** Its record without what is said of its publication. */
export type LiveOf<A extends AnyResource> = Omit<RecordOf<A>, 'hasDraft' | 'edition'>

/**
 * The fields of the edit form. They are written as a draft and published later. Other fields, such as the status, count at
 * once.
 */
export function fieldsOf({ api }: PublishedResource): readonly string[] {
  return Object.keys(api[SPEC].update?.shape ?? {})
}

/**
 * The same store for the console. Nobody sees a DRAFT, so it is written where it stands; of anything else a draft is kept.
 * Everybody who writes is kept with it as an author, with the fields that they changed.
 */
export function withDrafts<A extends AnyResource>(
  published: PublishedResource<A>,
  by = '',
): ResourceStore<RecordOf<A>> {
  return draftsOver(published as PublishedResource, by) as ResourceStore<RecordOf<A>> // a draft has the fields of its record
}

function draftsOver(published: PublishedResource, by: string): ResourceStore {
  const { live } = published
  const { name } = published.api[SPEC]
  const fields = fieldsOf(published)

  async function over(db: Db, rows: readonly Row[]): Promise<Row[]> {
    const ids = rows.map(({ id }) => id)
    const drafts = await listDrafts(db, name, ids)
    const numbers = await listEditionNumbers(db, name, ids)
    return rows.map((row) => {
      const draft = drafts.get(row.id)
      const { version, fields: written } = draft ?? { version: row.version, fields: {} }
      return { ...row, ...written, version, hasDraft: draft !== undefined, edition: numbers.get(row.id) ?? 0 }
    })
  }

  async function keepAuthor(tx: Tx, id: string, changedFields: readonly string[], now: Instant): Promise<void> {
    const written = changedFields.filter((field) => fields.includes(field))
    if (by !== '' && written.length > 0) await addAuthor(tx, { resource: name, id, staffId: by, fields: written }, now)
  }

  return {
    ...live,
    async insert(tx, id, given, now) {
      await live.insert?.(tx, id, given as never, now)
      await keepAuthor(tx, id, Object.keys(given), now)
    },
    async list(db, ask, now) {
      const page = await live.list(db, ask, now)
      return { ...page, data: await over(db, page.data) }
    },
    async find(db, id, now) {
      const row = await live.find(db, id, now)
      return row && (await over(db, [row]))[0]
    },
    async update(tx, id, given, now) {
      const row = await live.find(tx, id, now)
      if (!row) return
      if (row['status'] === 'DRAFT') {
        if (given['status'] !== undefined) throw errors.NOT_PUBLISHED()
        await keepAuthor(tx, id, changedFields(row, given), now)
        return live.update?.(tx, id, given, now)
      }
      const [written, atOnce] = [pick(given, fields), omit(given, fields)]
      if (Object.keys(atOnce).length > 0) await live.update?.(tx, id, atOnce, now)
      if (Object.keys(written).length === 0) return
      const before = pick(row, fields)
      const known = (await listDrafts(tx, name, [id])).get(id)?.fields
      const current = { ...before, ...known }
      const next = { ...current, ...written }
      if (changedFields(before, next).length === 0) {
        await deleteDraft(tx, name, id)
        return deleteAuthors(tx, name, id)
      }
      await putDraft(tx, { resource: name, id, fields: next, by }, now)
      await keepAuthor(tx, id, changedFields(current, written), now)
    },
  }
}

export function pick(from: Fields, fields: readonly string[]): Fields {
  return Object.fromEntries(Object.entries(from).filter(([field]) => fields.includes(field)))
}

function omit(from: Fields, fields: readonly string[]): Fields {
  return Object.fromEntries(Object.entries(from).filter(([field]) => !fields.includes(field)))
}

/** The fields in which the second differs from the first, as they are kept. */
export function changedFields(row: Fields, fields: Fields): string[] {
  const plain = (value: unknown) => JSON.parse(JSON.stringify(value ?? null)) as unknown
  return Object.keys(fields).filter((field) => !isDeepStrictEqual(plain(row[field]), plain(fields[field])))
}
