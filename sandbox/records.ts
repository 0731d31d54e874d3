// Records that survive a restart. Everything is read from memory. SQLite is written a moment later, many changes at once, so
// that a call costs no disk access.
import { DatabaseSync } from 'node:sqlite'

export interface Records {
  /** Everything of this kind, oldest first. */
  readonly all: <T>(kind: string) => T[]
  /** Notes that this has changed; it is written as it will be in a moment. */
  readonly save: (kind: string, id: string, value: object) => void
  readonly remove: (kind: string, id: string) => void
  readonly close: () => void
}

const WRITE_EVERY_MS = 200
/** The number of records of one kind that survive a restart. */
const KEPT = 5_000

/** Without a file nothing is kept. */
export function openRecords(file: string | undefined): Records {
  if (file === undefined) return { all: () => [], save: () => {}, remove: () => {}, close: () => {} }
  const db = new DatabaseSync(file)
  db.exec(`pragma journal_mode = wal; pragma synchronous = off;
    create table if not exists record (kind text, id text, value text, primary key (kind, id))`)
  const select = db.prepare(
    'select value from (select rowid, value from record where kind = ? order by rowid desc limit ?) order by rowid',
  )
  const upsert = db.prepare('insert into record values (?, ?, ?) on conflict do update set value = excluded.value')
  const erase = db.prepare('delete from record where kind = ? and id = ?')
  const changed = new Map<string, { kind: string; id: string; value: object | undefined }>()

  function write(): void {
    if (changed.size === 0) return
    db.exec('begin')
    for (const { kind, id, value } of changed.values())
      if (value) upsert.run(kind, id, JSON.stringify(value))
      else erase.run(kind, id)
    db.exec('commit')
    changed.clear()
  }

  const timer = setInterval(write, WRITE_EVERY_MS)
  return {
    all: <T>(kind: string) => select.all(kind, KEPT).map(({ value }) => JSON.parse(String(value)) as T), // as `save` was given it
    save: (kind, id, value) => void changed.set(`${kind} ${id}`, { kind, id, value }),
    remove: (kind, id) => void changed.set(`${kind} ${id}`, { kind, id, value: undefined }),
    close() {
      clearInterval(timer)
      write()
      db.close()
    },
  }
}
