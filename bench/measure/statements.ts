// How many statements a checkout sends and how often it commits: counted by PostgreSQL itself, exactly.
import type { Contestant } from '../stage/contestant.ts'
import { ask } from '../stage/database.ts'

/** The settings a database needs to count statements. */
export const COUNTING = { shared_preload_libraries: 'pg_stat_statements', 'pg_stat_statements.track_planning': 'on' }

export interface StatementCounts {
  /** Per turn, without BEGIN and COMMIT. */
  readonly statements: number
  /** How often one was planned: what is prepared is planned a few times and then no more. */
  readonly plans: number
  /** Transactions that wrote something: each waits for the disk. */
  readonly commits: number
  readonly walKb: number
}

export async function countStatements(
  databaseUrl: string,
  turns: number,
  run: () => Promise<void>,
): Promise<StatementCounts> {
  await ask(databaseUrl, 'create extension if not exists pg_stat_statements')
  await ask(databaseUrl, 'select pg_stat_statements_reset()')
  const before = await transactionsBegun(databaseUrl)
  await run()
  const commits = (await transactionsBegun(databaseUrl)) - before
  const [row] = await ask<{ calls: number; plans: number; wal: number }>(
    databaseUrl,
    `select sum(calls)::float as calls, sum(plans)::float as plans, sum(wal_bytes)::float as wal
     from pg_stat_statements s join pg_database d on d.oid = s.dbid join pg_roles r on r.oid = s.userid
     where datname = current_database() and rolname = 'kandil_app' and query not like '%pg_stat_statements%'
       and query not in ('begin', 'commit', 'rollback')`,
  )
  const { calls = 0, plans = 0, wal = 0 } = row ?? {}
  return {
    statements: calls / turns,
    plans: plans / turns,
    commits: commits / turns,
    walKb: wal / 1_024 / turns,
  }
}

const COUNTED_CHECKOUTS = 200

/** The statements of a checkout. The caches of the product are filled before. */
export async function countCheckouts({ users, population, databaseUrl }: Contestant): Promise<StatementCounts> {
  const buy = async () => {
    for (let i = 0; i < COUNTED_CHECKOUTS; i += 1) await users[0]?.buy(population.coupons[0] ?? '')
  }
  await buy()
  return countStatements(databaseUrl, COUNTED_CHECKOUTS, buy)
}

/** Only a transaction that writes takes a number. */
async function transactionsBegun(databaseUrl: string): Promise<number> {
  const [row] = await ask<{ next: string }>(databaseUrl, 'select pg_snapshot_xmax(pg_current_snapshot())::text as next')
  return Number(row?.next)
}
