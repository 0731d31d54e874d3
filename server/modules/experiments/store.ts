// SQL over experiments and who takes part in them.
import type { Instant } from '#core/kernel/time.ts'
import type { Segment, Variant } from '#core/modules/experiments/experiment.ts'
import type { Db } from '#server/platform/database/db.ts'
import { at } from '#server/platform/database/db-time.ts'
import { rowsNaming } from '#server/platform/database/rows-naming.ts'

export async function findAssignment(db: Db, experiment: string, subject: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('experiments.assignment')
    .select('number')
    .where('experiment', '=', experiment)
    .where('subject', '=', subject)
    .executeTakeFirst()
  return row?.number
}

/** The first one stays. Answers the one that stands. */
export async function insertAssignment(
  db: Db,
  fresh: { readonly experiment: string; readonly subject: string; readonly number: number },
  now: Instant,
): Promise<number> {
  await db
    .insertInto('experiments.assignment')
    .values({ ...fresh, assigned_at: at(now) })
    .onConflict((conflict) => conflict.columns(['experiment', 'subject']).doNothing())
    .execute()
  return (await findAssignment(db, fresh.experiment, fresh.subject)) ?? fresh.number
}

export interface StoredExperiment extends Segment {
  readonly isRunning: boolean
  readonly percentage: number
  readonly variants: readonly Variant[]
}

export async function findExperiment(db: Db, key: string): Promise<StoredExperiment | undefined> {
  const row = await db
    .selectFrom('experiments.experiment')
    .select(['is_running', 'grades', 'boards', 'percentage', 'variants'])
    .where('key', '=', key)
    .executeTakeFirst()
  if (!row) return undefined
  const { is_running: isRunning, grades, boards, percentage } = row
  return { isRunning, grades, boards, percentage, variants: row.variants as unknown as Variant[] } // checked when they are written
}

export async function deleteAssignments(db: Db, subject: string): Promise<void> {
  await db.deleteFrom('experiments.assignment').where('subject', '=', subject).execute()
}

export function exportAssignments(db: Db, learnerId: string) {
  return rowsNaming(db, 'experiments.assignment', { column: 'subject', ids: [learnerId] })
}
