// A normalised description of a database: tables, columns, constraints, indexes, triggers, functions and the application's rights.
import { hash } from 'node:crypto'
import pg from 'pg'

interface Line {
  readonly schema: string
  readonly line: string
}

/** A hash of each schema's description, and the lines it is made of. */
export async function describeSchema(url: string): Promise<{ hashes: Record<string, string>; lines: string[] }> {
  const client = new pg.Client(url)
  await client.connect()
  const { rows } = await client.query<Line>(DESCRIPTION)
  await client.end()
  const bySchema = Map.groupBy(rows, ({ schema }) => schema)
  const hashes = [...bySchema].map(([schema, own]) => [schema, hash('sha256', own.map(({ line }) => line).join('\n')).slice(0, 16)]) // prettier-ignore
  return { hashes: Object.fromEntries(hashes), lines: rows.map(({ line }) => line) }
}

/** The rights of our role and of everyone, without the owner's name. */
function rightsOf(list: string): string {
  return `array_to_string(array(select regexp_replace(each::text, '/.*', '') from unnest(${list}) as each
    where each::text ~ '^(kandil_app)?=' order by 1), ' ', '')`
}

const DESCRIPTION = `
  with space as (
    select * from pg_namespace
    where nspname !~ '^pg_' and nspname not in ('information_schema', 'public', 'graphile_worker')
  ), relation as (
    select pg_class.*, nspname, nspname || '.' || relname as name
    from pg_class join space on space.oid = relnamespace where not relispartition
  ), described as (
    select nspname, concat_ws(' ', 'schema', nspname, ${rightsOf('nspacl')}) as line from space
    union all
    select nspname, concat_ws(' ', 'default rights', defaclobjtype, ${rightsOf('defaclacl')})
      from pg_default_acl join space on space.oid = defaclnamespace
    union all
    select nspname, concat_ws(' ', 'relation', name, relkind, relpersistence, reloptions, ${rightsOf('relacl')},
        pg_get_partkeydef(oid))
      from relation where relkind in ('r', 'p', 'v', 'S')
    union all
    select nspname, concat_ws(' ', 'column', name, row_number() over (partition by relation.oid order by attnum), attname,
        format_type(atttypid, atttypmod), attnotnull, attidentity, attgenerated, pg_get_expr(adbin, adrelid), ${rightsOf('attacl')})
      from relation join pg_attribute on attrelid = relation.oid and attnum > 0 and not attisdropped
        left join pg_attrdef on adrelid = relation.oid and adnum = attnum
      where relkind in ('r', 'p', 'v')
    union all
    -- The names of NOT NULL constraints keep the first name of a column, so they are left out.
    select nspname, concat_ws(' ', 'constraint', name, conname, pg_get_constraintdef(pg_constraint.oid))
      from relation join pg_constraint on conrelid = relation.oid and contype <> 'n'
    union all
    select nspname, pg_get_indexdef(indexrelid) from relation join pg_index on indrelid = relation.oid
    union all
    select nspname, pg_get_triggerdef(pg_trigger.oid)
      from relation join pg_trigger on tgrelid = relation.oid and not tgisinternal
    union all
    select nspname, concat_ws(' ', pg_get_functiondef(pg_proc.oid), ${rightsOf('proacl')})
      from pg_proc join space on space.oid = pronamespace
  )
  select nspname as schema, line from described order by nspname collate "C", line collate "C"`
