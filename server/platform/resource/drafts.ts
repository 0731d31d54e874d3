// The console's view of a published resource: what staff have written lies over what families see.
import { isDeepStrictEqual } from 'node:util'
import { resourceErrors as errors } from '#core/kernel/resource-errors.ts'
import type { Db } from '#server/platform/database/db.ts'
import { deleteDraft, listDrafts, listEditionNumbers, putDraft } from './draft-store.ts'
import type { Fields, ResourceStore, Versioned } from './store.ts'

/** A resource whose rows carry a `status`: DRAFT until the first edition is published. */
export interface Published {
  /** As in the contract: "plans". */
  readonly name: string
  /** The rows that families are answered from. */
  readonly live: ResourceStore
  /** What is written first and published later. All else, its status above all, counts at once. */
  readonly fields: readonly string[]
}

/**
 * The same store for the console. Nobody sees a DRAFT, so it is written where it stands; of anything else a draft is kept,
 * with the member of staff who writes it.
 */
export function withDrafts({ name, live, fields }: Published, by = ''): ResourceStore {
  async function over(db: Db, rows: readonly Versioned[]): Promise<Versioned[]> {
    const ids = rows.map(({ id }) => id)
    const drafts = await listDrafts(db, name, ids)
    const numbers = await listEditionNumbers(db, name, ids)
    return rows.map((row) => {
      const draft = drafts.get(row.id)
      const { version, fields: written } = draft ?? { version: row.version, fields: {} }
      return { ...row, ...written, version, hasDraft: draft !== undefined, edition: numbers.get(row.id) ?? 0 }
    })
  }

  return {
    ...live,
    async list(db, ask, now) {
      const { data, total } = await live.list(db, ask, now)
      return { data: await over(db, data), total }
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
        return live.update?.(tx, id, given, now)
      }
      const [written, atOnce] = [pick(given, fields), omit(given, fields)]
      if (Object.keys(atOnce).length > 0) await live.update?.(tx, id, atOnce, now)
      if (Object.keys(written).length === 0) return
      const before = pick(row, fields)
      const known = (await listDrafts(tx, name, [id])).get(id)?.fields
      const next = { ...before, ...known, ...written }
      if (isDeepStrictEqual(asJson(next), asJson(before))) await deleteDraft(tx, name, id)
      else await putDraft(tx, { resource: name, id, fields: next, by }, now)
    },
  }
}

export function pick(from: Fields, fields: readonly string[]): Fields {
  return Object.fromEntries(Object.entries(from).filter(([field]) => fields.includes(field)))
}

function omit(from: Fields, fields: readonly string[]): Fields {
  return Object.fromEntries(Object.entries(from).filter(([field]) => !fields.includes(field)))
}

/** As it is kept and read again: what is undefined is not there. */
function asJson(fields: Fields): unknown {
  return JSON.parse(JSON.stringify(fields))
}
