// Writes the types of the tables from a freshly migrated database, a file for each schema, when a migration has changed since they were
// written. The type check begins with it; git does not keep them.
//
// kysely-codegen is no substitute: it reads from the catalogue whether a column has a default, but not whether it is always
// generated, so that an insert could name such a column; and it needs TypeScript 5 at run time (decision 0007).
import { hash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { migrate } from '#server/platform/database/migrate.ts'
import { createDatabase, dropDatabase } from './postgres/database.ts'
import { borrowPostgres } from './postgres/borrow.ts'

const ROOT = join(import.meta.dirname, '..')
const DATABASE = join(ROOT, 'server/platform/database')
const FOLDER = join(DATABASE, 'tables')
const ALL = join(DATABASE, 'tables.generated.ts')

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

/** The first line of the file that is written last. */
const stamp = `// Written by \`npm run types\` from the migrations ${hashOfSources()}. Do not edit.`
if (existsSync(ALL) && readFileSync(ALL, 'utf8').startsWith(stamp)) process.exit(0)

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

const schemas = Map.groupBy(rows, ({ table }) => table.slice(0, table.indexOf('.')))
rmSync(FOLDER, { recursive: true, force: true })
mkdirSync(FOLDER)
for (const [schema, columns] of schemas)
  writeFileSync(join(FOLDER, `${schema}.generated.ts`), schemaText(schema, columns))
writeFileSync(ALL, allText([...schemas.keys()]))

function hashOfSources(): string {
  const files = globSync(['server/migrations/*.sql', 'tools/db-types.ts'], { cwd: ROOT }).toSorted()
  return hash('sha256', files.map((file) => readFileSync(join(ROOT, file), 'utf8')).join('\n')).slice(0, 16)
}

function schemaText(schema: string, columns: readonly Column[]): string {
  const tables = Map.groupBy(columns, ({ table }) => table)
  const interfaces = [...tables].flatMap(([table, own]) => [
    `interface ${typeName(table)} {`,
    ...own.map((column) => `  ${column.column}: ${columnType(column)}`),
    '}',
    '',
  ])
  const body = [
    ...interfaces,
    `export interface ${typeName(schema)}Tables {`,
    ...[...tables.keys()].map((table) => `  '${table}': ${typeName(table)}`),
    '}',
    '',
  ].join('\n')
  const [kysely, instant, written] = [
    namesIn(body, 'ColumnType', 'Generated'),
    namesIn(body, 'Instant'),
    namesIn(body, 'DbInstant'),
  ]
  return [
    '// Written by `npm run types` from the migrated database. Do not edit.',
    ...(kysely ? [`import type { ${kysely} } from 'kysely'`] : []),
    ...(instant ? ["import type { Instant } from '#core/kernel/time.ts'"] : []),
    ...(written ? ["import type { DbInstant } from '../db-time.ts'"] : []),
    '',
    body,
  ].join('\n')
}

function namesIn(text: string, ...names: readonly string[]): string {
  return names.filter((name) => new RegExp(`\\b${name}\\b`).test(text)).join(', ')
}

function allText(names: readonly string[]): string {
  return [
    stamp,
    ...names.map((schema) => `import type { ${typeName(schema)}Tables } from './tables/${schema}.generated.ts'`),
    '',
    'export interface Tables',
    `  extends ${names.map((schema) => `${typeName(schema)}Tables`).join(', ')} {}`,
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

function typeName(name: string): string {
  return name.replace(/(^|[._])(\w)/g, (_, __, letter: string) => letter.toUpperCase())
}
