// Which rows of a database are families', table by table: those that name a household or a learner, and those that name one of
// these rows in turn. A new module's tables are found without being listed.
import type pg from 'pg'

export interface FamilyTable {
  /** "orders.order" */
  readonly name: string
  readonly columns: readonly Column[]
  /** Where its families' rows are. */
  readonly places: readonly string[]
  /** Cut into months. */
  readonly isPartitioned: boolean
}

export interface Column {
  readonly name: string
  readonly type: string
  /** A copy must have another value. */
  readonly isUnique: boolean
  /** It names what only one row may have at a time, such as a teacher: a copy names another. */
  readonly isExclusive: boolean
}

interface Row {
  readonly place: string
  readonly text: string
  /** Its id, where that is one column. */
  readonly key: string | null
}

/** Rows that live for minutes, and rows that no request of a family writes. */
const NOT_COPIED =
  /^(graphile_worker|public|information_schema|pg_catalog)\.|^platform\.(tally|outbox|set_aside|draft|edition)$/

const ID = /\b[a-z]{3}[0-9a-z]{18}/g
const PHONE = /\b(?:91)?([6-9]\d{9})\b/g

/** The tables with their families' rows, and the kinds of ids by which those name each other: "acc", "ord". */
export async function findFamilyTables(client: pg.Client) {
  const tables = await listTables(client)
  const rows = new Map<string, Row[]>()
  for (const { name, key } of tables) rows.set(name, await readRows(client, name, key))
  const known = new Set<string>()
  for (const table of ['accounts.account', 'accounts.learner'])
    for (const row of rows.get(table) ?? []) learn(known, row)
  const found = new Map<string, readonly Row[]>()
  for (let before = -1; before < known.size;) {
    before = known.size
    for (const [name, all] of rows) {
      const its = all.filter(({ text }) => namesOf(text).some((each) => known.has(each)))
      if (its.length > 0) found.set(name, its)
      for (const row of its) learn(known, row)
    }
  }
  const kinds = [...new Set([...known].filter((each) => /^[a-z]/.test(each)).map((id) => id.slice(0, 3)))].toSorted()
  const named: FamilyTable[] = []
  for (const [name, its] of found)
    named.push({ ...(await describe(client, name, kinds)), name, places: its.map(({ place }) => place) })
  // "01m8": a copy with this mark would be what it is a copy of.
  const marks = [...new Set([...known].map((id) => id.slice(3, 7)))]
  return { tables: named, kinds, marks }
}

function learn(known: Set<string>, { key, text }: Row): void {
  if (key?.match(ID)?.[0] === key) known.add(key)
  if (key?.startsWith('acc')) for (const [, phone = ''] of text.matchAll(PHONE)) known.add(phone)
}

function namesOf(text: string): string[] {
  return [...(text.match(ID) ?? []), ...[...text.matchAll(PHONE)].map(([, phone = '']) => phone)]
}

async function listTables(client: pg.Client): Promise<{ name: string; key: string | null }[]> {
  const { rows } = await client.query<{ name: string; key: string | null }>(`
    select nspname || '.' || relname as name,
      (select attname from pg_index join pg_attribute on attrelid = indrelid and attnum = indkey[0]
        where indrelid = pg_class.oid and indisprimary and indnatts = 1) as key
    from pg_class join pg_namespace on pg_namespace.oid = relnamespace
    where relkind in ('r', 'p') and not relispartition order by 1`)
  return rows.filter(({ name }) => !NOT_COPIED.test(name))
}

async function readRows(client: pg.Client, name: string, key: string | null): Promise<Row[]> {
  const { rows } = await client.query<Row>(`select tableoid::regclass || ' ' || ctid as place, t::text as text,
    ${key === null ? 'null' : `"${key}"::text`} as key from ${quoted(name)} as t`)
  return rows
}

async function describe(client: pg.Client, name: string, kinds: readonly string[]) {
  const { rows } = await client.query<Omit<Column, 'isUnique'>>(
    `select attname as name, format_type(atttypid, null) as type,
       atttypid = 'text'::regtype and exists (select from pg_constraint
         where conrelid = attrelid and contype = 'x' and attnum = any(conkey)) as "isExclusive" from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' and attidentity <> 'a'
     order by attnum`,
    [quoted(name)],
  )
  const { rows: found } = await client.query<{ kind: string }>(`select relkind as kind from pg_class where oid = $1::regclass`, [quoted(name)]) // prettier-ignore
  const distinct = await listDistinct(client, name, kinds)
  return {
    columns: rows.map((column) => ({ ...column, isUnique: distinct.includes(column.name) })),
    isPartitioned: found[0]?.kind === 'p',
  }
}

/** The last text of each unique index that names no family: a copy must have another. */
async function listDistinct(client: pg.Client, name: string, kinds: readonly string[]): Promise<string[]> {
  const { rows: indexes } = await client.query<{ columns: string[]; texts: string[] }>(
    `select array_agg(attname::text order by attnum) as columns,
       coalesce(array_agg(attname::text order by attnum) filter (where atttypid in ('text'::regtype, 'bytea'::regtype)), '{}') as texts
     from pg_index join pg_attribute on attrelid = indrelid and attnum = any(indkey)
     where indrelid = $1::regclass and indisunique group by indexrelid`,
    [quoted(name)],
  )
  const distinct: string[] = []
  for (const { columns, texts } of indexes) {
    const key = columns.map((column) => `coalesce("${column}"::text, '')`).join(` || ' ' || `)
    const { rowCount } = await client.query(`select from ${quoted(name)} where ${key} !~ $1 limit 1`, [
      `\\m(${kinds.join('|')})[0-9a-z]{18}`,
    ])
    const last = texts.at(-1)
    if (rowCount && last !== undefined) distinct.push(last)
  }
  return distinct
}

export function quoted(name: string): string {
  return name.replace(/[^.]+/g, '"$&"')
}
