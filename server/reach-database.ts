// Checks that the database can be used, before anything else is tried with it.
import pg from 'pg'
import { APP_ROLE } from '#server/platform/database/db.ts'

/** Its message is one sentence that says what to do. */
export class DatabaseProblem extends Error {
  override name = 'DatabaseProblem'
}

/** Connects once and looks at our rights. Throws a DatabaseProblem. */
export async function reachDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000, query_timeout: 10_000 })
  client.on('error', () => {}) // the query under way fails with it, and says so
  try {
    await client.connect()
    await demandRights(client, url)
  } catch (error) {
    throw error instanceof DatabaseProblem ? error : databaseProblem(url, reasonOf(error))
  } finally {
    await client.end()
  }
}

/** Describes in one sentence, without a password, why the database of this address cannot be used. */
export function databaseProblem(url: string, reason: string): DatabaseProblem {
  const { hostname, port, pathname } = new URL(url)
  const name = `${hostname || 'localhost'}:${port || '5432'}${pathname}`
  return new DatabaseProblem(`The database at ${name} cannot be used: ${reason}. Check DATABASE_URL.`)
}

const reasons: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing listens there',
  ENOTFOUND: 'there is no host of that name',
  EAI_AGAIN: 'there is no host of that name',
  '28P01': 'it refuses this user or this password',
  '28000': 'it refuses this user',
  '3D000': 'it has no database of that name',
}

/** An error's own words, where ours say no more. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const code = 'code' in error ? String(error.code) : ''
  const cause = error.cause instanceof Error ? ` (${error.cause.message})` : ''
  return reasons[code] ?? `${error.message || code}${cause}`.replace(/\.$/, '')
}

/** Migrations make schemas and the role that the application works as. */
async function demandRights(client: pg.Client, url: string): Promise<void> {
  const { rows } = await client.query<{ schemas: boolean; role: boolean }>(
    `select has_database_privilege(current_database(), 'create') as schemas,
      coalesce((select pg_has_role(oid, 'member') from pg_roles where rolname = $1),
        (select rolsuper or rolcreaterole from pg_roles where rolname = current_user)) as role`,
    [APP_ROLE],
  )
  const [may] = rows
  if (!may?.schemas) throw databaseProblem(url, 'its user may not create schemas in it')
  if (!may.role) throw databaseProblem(url, `its user may neither create the role ${APP_ROLE} nor act as it`)
}
