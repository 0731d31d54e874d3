import type { Tx } from '#server/platform/database/db.ts'
import type { ResourceStore } from './store.ts'

/** Puts what the field holds in the place of what was there. */
export type WritePart = (tx: Tx, id: string, value: never) => Promise<void>

/** A store some of whose fields are rows of another table: each of them is written by its own function. */
export function withParts(rows: ResourceStore, parts: Readonly<Record<string, WritePart>>): ResourceStore {
  const own = (fields: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(Object.entries(fields).filter(([field]) => !(field in parts)))

  async function writeParts(tx: Tx, id: string, fields: Readonly<Record<string, unknown>>) {
    for (const [field, write] of Object.entries(parts))
      if (fields[field] !== undefined) await write(tx, id, fields[field] as never) // the contract's fields and the writer are of one shape
  }

  return {
    ...rows,
    async insert(tx, id, fields, now) {
      await rows.insert?.(tx, id, own(fields), now)
      await writeParts(tx, id, fields)
    },
    /** The row itself is always written: its version tells of its parts too. */
    async update(tx, id, fields, now) {
      await rows.update?.(tx, id, own(fields), now)
      await writeParts(tx, id, fields)
    },
  }
}
