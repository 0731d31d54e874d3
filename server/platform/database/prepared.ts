// On the hot paths Kysely is asked once: building a statement's text costs more than sending it.
import type { CompiledQuery, QueryResult } from 'kysely'
import type { Database, Db } from './db.ts'

/** Both Kysely's builders and texts by `sql` are statements. */
interface Statement<R> {
  readonly compile: (db: Database) => CompiledQuery<R>
}

/** Marks the place in a statement where a value is sent later. */
class Slot {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}

/**
 * A statement that is built when it first runs. Its text stays the same from then on, and each run sends its own `values`.
 * `build` sees marks in place of the values. It may put a mark into the statement or ask whether it is there, and nothing else.
 * Each set of names in `values` gets a statement of its own.
 */
export function prepared<V extends object, R>(
  build: (db: Database, values: V) => Statement<R>,
): (db: Db, values: V) => Promise<QueryResult<R>> {
  const known = new Map<string, CompiledQuery<R>>()
  return (db, values) => {
    const names = Object.keys(values)
    const shape = names.join()
    let statement = known.get(shape)
    if (!statement) {
      const slots = Object.fromEntries(names.map((name) => [name, new Slot(name)]))
      const builder = db as Database // a Tx builds what a Database does
      statement = build(builder, slots as V).compile(builder) // the slots are the marks
      known.set(shape, statement)
    }
    const parameters = statement.parameters.map((each) => (each instanceof Slot ? values[each.name as keyof V] : each)) // its own names
    return db.executeQuery({ ...statement, parameters })
  }
}
