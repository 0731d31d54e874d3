// On the hot paths Kysely is asked once: building a statement's text costs more than sending it.
import type { CompiledQuery, QueryResult } from 'kysely'
import type { Database, Db } from './db.ts'

/** Of Kysely's builders, or a text by `sql`. */
interface Statement<R> {
  readonly compile: (db: Database) => CompiledQuery<R>
}

/** Stands in a statement where a value will. */
class Slot {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}

/**
 * A statement that is built when it is first run and keeps its text from then on; each run sends its own `values`. What
 * `build` sees in place of a value is a mark: it may put it into the statement and ask whether it is there, nothing else. A
 * statement is built for each set of names that `values` comes with.
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
