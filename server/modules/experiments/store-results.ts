// SQL over what became of learners in experiments, and over starts and stops.
import { sql } from 'kysely'
import type { Instant } from '#core/kernel/time.ts'
import { EXPERIMENT_KEYS } from '#core/modules/experiments/experiment.ts'
import type { Guardrail, GuardrailKind } from '#core/modules/experiments/guardrail.ts'
import type { Db, Tx } from '#server/platform/database/db.ts'
import { at } from '#server/platform/database/db-time.ts'

export interface RunState {
  readonly isRunning: boolean
  readonly countedFrom: Instant
  readonly guardrail: Guardrail | undefined
}

/** Undefined when there is no such experiment. */
export async function lockRun(tx: Tx, key: string): Promise<RunState | undefined> {
  const row = await tx
    .selectFrom('experiments.experiment')
    .select(['is_running', 'counted_from', 'guardrail', 'guardrail_percent', 'guardrail_least'])
    .where('key', '=', key)
    .forUpdate()
    .executeTakeFirst()
  if (!row) return undefined
  const { is_running: isRunning, counted_from: countedFrom, guardrail: kind } = row
  const guardrail = kind && {
    kind: kind as GuardrailKind, // the table's check
    percent: row.guardrail_percent,
    learners: row.guardrail_least,
  }
  return { isRunning, countedFrom, guardrail: guardrail || undefined }
}

export async function findCountedFrom(db: Db, key: string): Promise<Instant | undefined> {
  const row = await db
    .selectFrom('experiments.experiment')
    .select('counted_from')
    .where('key', '=', key)
    .executeTakeFirst()
  return row?.counted_from
}

export async function listWatched(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('experiments.experiment')
    .select('key')
    .where('is_running', '=', true)
    .where('guardrail', 'is not', null)
    .orderBy('key')
    .execute()
  return rows.map(({ key }) => key)
}

/** The results count from now: learners who joined earlier joined another experiment. */
export async function startRun(tx: Tx, key: string, now: Instant): Promise<void> {
  await tx
    .updateTable('experiments.experiment')
    .set({ is_running: true, stopped_because: null, counted_from: at(now) })
    .where('key', '=', key)
    .execute()
}

export async function stopRun(tx: Tx, key: string, because: string | null): Promise<void> {
  await tx
    .updateTable('experiments.experiment')
    .set({ is_running: false, stopped_because: because })
    .where('key', '=', key)
    .execute()
}

export interface NumberResult {
  readonly number: number
  readonly learners: number
  readonly paid: number
  readonly returned: number
}

/** For each number, the learners who joined since then. Browsers do not pay, so they are not counted. */
export async function countResults(db: Db, key: string, from: Instant): Promise<NumberResult[]> {
  const { rows } = await sql<NumberResult>`
    select number, count(*)::int as learners, count(paid_at)::int as paid, count(returned_at)::int as returned
    from experiments.assignment
    where experiment = ${key} and assigned_at >= ${at(from)} and subject like 'lrn%'
    group by number order by number`.execute(db)
  return rows
}

/** The first of each outcome stays. Only what came after the assignment counts. */
export async function noteOutcome(db: Db, learnerId: string, outcome: GuardrailKind, now: Instant): Promise<void> {
  const column = sql.ref(outcome === 'PAID' ? 'paid_at' : 'returned_at')
  const isPossible = outcome === 'PAID' ? sql`true` : sql`paid_at is not null`
  await sql`update experiments.assignment set ${column} = ${at(now)}
    where experiment = any(${[...EXPERIMENT_KEYS]}) and subject = ${learnerId} and ${column} is null and ${isPossible}`.execute(
    db,
  )
}
