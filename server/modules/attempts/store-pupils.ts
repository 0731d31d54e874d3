// SQL over attempts of pupils who have no account.
import { sql } from 'kysely'
import type { Instant } from '#core/kernel/time.ts'
import type { Db, Tx } from '#server/platform/database/db.ts'
import { GRACE_MS } from '#core/modules/attempts/attempt-status.ts'
import type { Attempt } from './store.ts'

export interface Progress {
  readonly attemptId: string
  readonly status: Attempt['status']
  /** Questions with an answer. */
  readonly saved: number
  /** Thousandths of a mark; null until it is marked. */
  readonly marks: number | null
  readonly maxMarks: number | null
  /** Answers that came after the end and its seconds of grace, and count. */
  readonly lateCounted: number
  readonly lateNotCounted: number
}

export async function listProgress(db: Db, attemptIds: readonly string[]): Promise<Map<string, Progress>> {
  const { rows } = await sql<Progress>`
    select a.id as "attemptId", a.status, a.marks, a.max_marks as "maxMarks", r.saved, r.late_counted as "lateCounted",
      r.late_not_counted as "lateNotCounted"
    from attempts.attempt a, lateral (
      select count(*) filter (where not is_late and status in ('ANSWERED', 'ANSWERED_MARKED'))::int as saved,
        count(*) filter (where not is_late and received_at > a.expires_at + ${GRACE_MS}::int * interval '1 millisecond')::int as late_counted,
        count(*) filter (where is_late)::int as late_not_counted
      from attempts.response where attempt_id = a.id
    ) r where a.id = any(${[...attemptIds]}::text[])`.execute(db)
  return new Map(rows.map((each) => [each.attemptId, each]))
}

/** The end of the last of these attempts that still runs, with its grace; null: none runs. */
export async function findLastEnd(db: Db, attemptIds: readonly string[]): Promise<Instant | null> {
  const { rows } = await sql<{ end: Instant | null }>`
    select max(expires_at + ${GRACE_MS}::int * interval '1 millisecond' + grace_minutes * interval '1 minute') as "end"
    from attempts.attempt where id = any(${[...attemptIds]}::text[]) and status = 'IN_PROGRESS'`.execute(db)
  return rows[0]?.end ?? null
}

/** The attempt is the learner's from here on, as one more at its paper. */
export async function giveAttempt(tx: Tx, id: string, learnerId: string): Promise<void> {
  await sql`update attempts.attempt a set learner_id = ${learnerId}, no = 1 + coalesce((select max(no) from attempts.attempt o
    where o.learner_id = ${learnerId} and o.paper_id = a.paper_id), 0) where id = ${id}`.execute(tx)
}

/** Answers and marks go with them. */
export async function deleteAttempts(db: Db, ids: readonly string[]): Promise<void> {
  await sql`delete from attempts.attempt where id = any(${[...ids]}::text[])`.execute(db)
}
