// Writes server/platform/database/tables.generated.ts from a freshly migrated database: `npm run db:types`.
//
// kysely-codegen is no substitute: it reads from the catalogue whether a column has a default, but not whether it is always
// generated, so that an insert could name such a column; and it needs TypeScript 5 at run time (decision 0007).
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { migrate } from '#server/platform/database/migrate.ts'
import { createDatabase, dropDatabase } from './postgres/database.ts'
import { borrowPostgres } from './postgres/borrow.ts'

const ROOT = join(import.meta.dirname, '..')
const TARGET = join(ROOT, 'server/platform/database/tables.generated.ts')

interface Column {
  readonly table: string
  readonly column: string
  readonly type: string
  readonly isNullable: boolean
  readonly hasDefault: boolean
  readonly isGenerated: boolean
}

/** How a column reads, and how it is written. */
const types: Readonly<Record<string, readonly [read: string, write: string]>> = {
  text: ['string', 'string'],
  int2: ['number', 'number'],
  int4: ['number', 'number'],
  int8: ['number', 'number'],
  xid8: ['string', 'string'],
  float8: ['number', 'number'],
  bool: ['boolean', 'boolean'],
  bytea: ['Buffer', 'Buffer'],
  date: ['string', 'string'],
  timestamptz: ['Instant', 'DbInstant'],
  json: ['unknown', 'string'],
  jsonb: ['unknown', 'string'],
  tsvector: ['string', 'string'],
}

const postgres = await borrowPostgres()
const name = `types_${process.pid}`
const url = await createDatabase(postgres.url, name)
await migrate(url, [])
const client = new pg.Client(url)
await client.connect()
const { rows } = await client.query<Column>(`
  select n.nspname || '.' || c.relname as table, a.attname as column, t.typname as type, not a.attnotnull as "isNullable",
    a.atthasdef or a.attidentity <> '' as "hasDefault", a.attgenerated <> '' as "isGenerated"
  from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace join pg_type t on t.oid = a.atttypid
  where c.relkind in ('r', 'p') and not c.relispartition and a.attnum > 0 and not a.attisdropped
    and n.nspname not in ('pg_catalog', 'information_schema', 'public', 'graphile_worker')
  order by 1, a.attnum`)
await client.end()
await dropDatabase(postgres.url, name)
await postgres.giveBack()

writeFileSync(TARGET, render(Map.groupBy(rows, ({ table }) => table)))

function render(tables: Map<string, Column[]>): string {
  const names = [...tables.keys()]
  return [
    '// Written by `npm run db:types` from the migrated database. Do not edit.',
    "import type { ColumnType, Generated } from 'kysely'",
    "import type { Instant } from '#core/kernel/time.ts'",
    "import type { DbInstant } from './db-time.ts'",
    '',
    'export interface Tables {',
    ...names.map((table) => `  '${table}': ${interfaceName(table)}`),
    '}',
    ...names.flatMap((table) => [
      `interface ${interfaceName(table)} {`,
      ...(tables.get(table) ?? []).map((column) => `  ${column.column}: ${columnType(column)}`),
      '}',
    ]),
    '',
  ].join('\n')
}

function columnType({ type, isNullable, hasDefault, isGenerated }: Column): string {
  const array = type.startsWith('_')
  const known = types[array ? type.slice(1) : type]
  if (!known) throw new Error(`tools/db-types.ts knows no column of type ${type}`)
  const [read, write] = known.map((each) => `${each}${array ? '[]' : ''}${isNullable ? ' | null' : ''}`)
  if (isGenerated) return `ColumnType<${read}, never, never>`
  if (read !== write) return `ColumnType<${read}, ${write}${hasDefault || isNullable ? ' | undefined' : ''}, ${write}>`
  return hasDefault ? `Generated<${read}>` : `${read}`
}

function interfaceName(table: string): string {
  return table.replace(/(^|[._])(\w)/g, (_, __, letter: string) => letter.toUpperCase())
}
