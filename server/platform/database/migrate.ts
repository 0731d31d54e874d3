// Brings the database to the newest migration and writes the reference rows. Migrations are plain SQL, forward only, one
// transaction each, under a lock: of two servers that start at once one migrates and the other waits.
import { runMigrations } from 'graphile-worker'
import pg from 'pg'
import { APP_ROLE } from './db.ts'
import { listMigrations, type Migration } from './list-migrations.ts'
import { writeFittingRows, writeReferenceRows, type ReferenceRows } from './reference-rows.ts'
import { adoptSquashed, isSquashed } from './squashed.ts'

const LOCK = 7_226_254

/** Answers the names of the migrations it applied. Throws when the text of an applied migration was changed. */
export async function migrate(
  url: string,
  reference: readonly ReferenceRows[],
  migrations = listMigrations(),
): Promise<string[]> {
  const client = new pg.Client({ connectionString: url, application_name: 'kandil-migrations', lock_timeout: 60_000 })
  client.on('error', () => {}) // the query under way fails with it, and says so
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK])
    await client.query(`create table if not exists public.migration (
      name text primary key, checksum text not null, applied_at timestamptz not null default now());
      create table if not exists public.reference_row (
      place text, id text, fields jsonb not null, primary key (place, id))`)
    await adoptSquashed(client, migrations)
    const fresh = await findFresh(client, migrations)
    if (fresh.length > 0) await installWorker(client, url)
    const [squashed, later] = [fresh.filter(isSquashed), fresh.filter((each) => !isSquashed(each))]
    for (const migration of squashed) await apply(client, migration)
    if (later.length > 0) await writeFittingRows(client, reference)
    for (const migration of later) await apply(client, migration)
    await writeReferenceRows(client, reference)
    return fresh.map(({ name }) => name)
  } finally {
    await client.end()
  }
}

async function findFresh(client: pg.Client, migrations: readonly Migration[]): Promise<Migration[]> {
  const { rows } = await client.query<{ name: string; checksum: string }>('select name, checksum from public.migration')
  const applied = new Map(rows.map(({ name, checksum }) => [name, checksum]))
  return migrations.filter(({ name, checksum }) => {
    const known = applied.get(name)
    if (known !== undefined && known !== checksum)
      throw new Error(`the migration ${name} was changed after it was applied`)
    return known === undefined
  })
}

async function apply(client: pg.Client, { name, sql, checksum }: Migration): Promise<void> {
  await client.query('begin')
  try {
    await client.query(sql)
    await client.query('insert into public.migration (name, checksum) values ($1, $2)', [name, checksum])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw new Error(`the migration ${name} failed`, { cause: error })
  }
}

/** graphile-worker keeps its own schema. Our role may add jobs and work on them. */
async function installWorker(client: pg.Client, url: string): Promise<void> {
  await runMigrations({ connectionString: url })
  const { rows } = await client.query(`select 1 from pg_roles where rolname = '${APP_ROLE}'`)
  if (rows.length === 0) await client.query(`create role ${APP_ROLE} nologin`)
  await client.query(`
    grant usage on schema graphile_worker to ${APP_ROLE};
    grant all on all tables in schema graphile_worker to ${APP_ROLE};
    grant all on all sequences in schema graphile_worker to ${APP_ROLE};
    grant execute on all functions in schema graphile_worker to ${APP_ROLE};`)
  // Its tables have row level security and no policy, so that none but their owner sees a row.
  await client.query(`do $$ declare name text; begin
    for name in select relname from pg_class where relnamespace = 'graphile_worker'::regnamespace and relrowsecurity loop
      execute format('drop policy if exists app on graphile_worker.%I', name);
      execute format('create policy app on graphile_worker.%I to ${APP_ROLE} using (true) with check (true)', name);
    end loop; end $$`)
}
