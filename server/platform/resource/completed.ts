import type { Db } from '#server/platform/database/db.ts'
import type { FullStore, Row } from './store.ts'

/** A store whose rows are answered with fields that are read elsewhere, such as names: one of `more` for each row. */
export function completedBy<R extends object, W extends object, M extends object>(
  store: FullStore<R, W>,
  more: (db: Db, rows: readonly Row<R>[]) => Promise<readonly M[]>,
): FullStore<R & M, W> {
  async function complete(db: Db, rows: readonly Row<R>[]): Promise<Row<R & M>[]> {
    const added = await more(db, rows)
    return rows.map((row, i) => ({ ...row, ...(added[i] as M) })) // one for each
  }
  return {
    ...store,
    async list(db, ask, now) {
      const page = await store.list(db, ask, now)
      return { ...page, data: await complete(db, page.data) }
    },
    async find(db, id, now) {
      const row = await store.find(db, id, now)
      return row && (await complete(db, [row]))[0]
    },
  }
}
