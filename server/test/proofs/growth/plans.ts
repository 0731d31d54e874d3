// The plans of all statements that an app's connections run, as PostgreSQL carried them out: those within functions, triggers and
// references too. auto_explain sends them along as notices.
import type { TestApp } from '../../app.ts'
import type { Grown } from './grow.ts'

export interface Plan {
  readonly 'Query Text': string
  readonly Plan: Node
}

interface Node {
  readonly 'Node Type': string
  readonly Schema?: string
  readonly 'Relation Name'?: string
  readonly 'Index Name'?: string
  readonly 'Actual Rows': number
  readonly 'Actual Loops': number
  readonly 'Rows Removed by Filter'?: number
  readonly 'Rows Removed by Index Recheck'?: number
  readonly Plans?: readonly Node[]
}

const SETTINGS = {
  session_preload_libraries: 'auto_explain',
  'auto_explain.log_min_duration': '0',
  'auto_explain.log_analyze': 'on',
  'auto_explain.log_timing': 'off',
  'auto_explain.log_verbose': 'on',
  'auto_explain.log_nested_statements': 'on',
  'auto_explain.log_format': 'json',
  'auto_explain.log_level': 'notice',
}

/** Answers what takes the plans that have come since it was called last. The connection's user must be a superuser. */
export async function watchPlans(app: Pick<TestApp, 'pools' | 'asOwner' | 'databaseUrl'>): Promise<() => Plan[]> {
  let plans: Plan[] = []
  const name = new URL(app.databaseUrl).pathname.slice(1)
  for (const [setting, value] of Object.entries(SETTINGS))
    await app.asOwner(`alter database "${name}" set ${setting} = '${value}'`)
  for (const pool of Object.values(app.pools)) pool.on('connect', (client) => client.on('notice', take))
  // As if the tables were so large that reading one whole never pays. A table is still read whole where no index serves.
  app.pools.staff.on('connect', (client) => void client.query('set enable_seqscan = off; set enable_bitmapscan = off'))
  // The settings hold for new connections.
  await app.asOwner(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = '${name}' and pid <> pg_backend_pid() and application_name = 'kandil'`)

  function take({ message = '' }: { readonly message?: string | undefined }): void {
    const start = message.indexOf('{')
    if (message.startsWith('duration:') && start > 0) plans.push(JSON.parse(message.slice(start)) as Plan)
  }

  return () => {
    const taken = plans
    plans = []
    return taken
  }
}

/** So many rows of a table that grows are few. */
const FEW = 200

/** The tables that a statement reads more of the larger they are, each with how it is read. */
export function growingReads({ Plan: plan, 'Query Text': text }: Plan, grown: Grown): string[] {
  const found: string[] = []

  function walk(node: Node, isLimited: boolean): void {
    const { Schema, 'Relation Name': relation, 'Actual Rows': rows, 'Actual Loops': loops, Plans = [] } = node
    const table = `${Schema}.${relation?.replace(/_\d{4}_\d{2}$/, '')}`
    const removed = ((node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0)) * loops
    const read = rows * loops
    // A limit ends the reading. The rows thrown away meanwhile must not be many times those that are read for it.
    const isFew = removed <= Math.max(FEW, 2 * read) && (isLimited || read + removed <= FEW)
    if (grown.has(table) && !isFew && isRead(node))
      found.push(`${node['Node Type']} of ${table} by ${node['Index Name'] ?? 'no index'}, ${read} rows and ${removed} for nothing, in: ${text.replaceAll(/\s+/g, ' ')}`) // prettier-ignore
    for (const [i, child] of Plans.entries()) walk(child, limits(node, isLimited, i))
  }

  walk(plan, false)
  return found
}

function isRead({ 'Node Type': type }: Node): boolean {
  return type.includes('Scan')
}

/** A limit above ends the reading of this child too, unless its rows are sorted or summed first. */
function limits({ 'Node Type': type }: Node, isLimited: boolean, child: number): boolean {
  if (type === 'Limit') return true
  const passesOn = ['Result', 'Subquery Scan', 'ProjectSet', 'LockRows', 'Append', 'Merge Append', 'Unique'].includes(
    type,
  )
  return isLimited && (passesOn || (type === 'Nested Loop' && child === 0))
}
