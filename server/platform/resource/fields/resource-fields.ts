import type { Tx } from '#server/platform/database/db.ts'
import type { Fields, FullStore } from '../store.ts'

/** Puts what the field holds in the place of what was there. */
export type WriteChildRows = (tx: Tx, id: string, value: never) => Promise<void>

type PartsOf<P> = {
  readonly [K in keyof P]?: P[K] extends (tx: Tx, id: string, value: infer V) => unknown ? V | undefined : never
}

/** A store some of whose fields are rows of another table: each of them is written by its own function. */
export function withChildRows<R extends object, W extends object, P extends Readonly<Record<string, WriteChildRows>>>(
  rows: FullStore<R, W>,
  parts: P,
): FullStore<R, W & PartsOf<P>> {
  const own = (fields: object) => Object.fromEntries(Object.entries(fields).filter(([field]) => !(field in parts))) as W // what is left is the rows' own

  async function writeParts(tx: Tx, id: string, fields: Fields) {
    for (const [field, write] of Object.entries(parts))
      if (fields[field] !== undefined) await write(tx, id, fields[field] as never) // the contract's fields and the writer are of one shape
  }

  return {
    ...rows,
    async insert(tx, id, fields, now) {
      await rows.insert(tx, id, own(fields), now)
      await writeParts(tx, id, fields as Fields)
    },
    /** The row itself is always written: its version tells of its parts too. */
    async update(tx, id, fields, now) {
      await rows.update(tx, id, own(fields), now)
      await writeParts(tx, id, fields as Fields)
    },
  }
}
