// SQL for the export and the erasure of a learner's tests.
import { sql } from 'kysely'
import type { Db } from '#server/platform/database/db.ts'

/** Every attempt with its answers and, once it is marked, its total. */
export async function exportAttempts(db: Db, learnerId: string): Promise<unknown[]> {
  const { rows } = await sql`
    select a.id, paper_id as "paperId", no, status, started_at as "startedAt", submitted_at as "submittedAt", rating,
      rating_text as "ratingText",
      (select coalesce(jsonb_agg(jsonb_build_object('oldMarks', old_marks, 'newMarks', new_marks, 'at', revised_at)
        order by revised_at), '[]') from attempts.score_revision v where v.attempt_id = a.id) as revisions,
      (select coalesce(jsonb_agg(jsonb_build_object('question', question_id, 'answer', value, 'status', r.status,
        'timeMs', time_ms, 'isLate', is_late) order by question_id, is_late), '[]')
        from attempts.response r where r.attempt_id = a.id) as answers,
      (select coalesce(jsonb_agg(jsonb_build_object('question', question_id, 'marks', w.marks / 1000.0, 'remark', remark)
        order by question_id), '[]') from attempts.written_mark w where w.attempt_id = a.id) as written
    from attempts.attempt a where learner_id = ${learnerId} order by started_at`.execute(db)
  return rows
}

export async function exportChallenges(db: Db, learnerId: string): Promise<unknown[]> {
  const { rows } = await sql`
    select question_id as question, claim, evidence, status, answer, made_at as "madeAt"
    from attempts.challenge where learner_id = ${learnerId} order by made_at`.execute(db)
  return rows
}

export async function exportSignals(db: Db, learnerId: string): Promise<unknown[]> {
  const { rows } = await sql`
    select attempt_id as attempt, kind, question_id as question, ms, received_at as "at" from attempts.signal s
    where attempt_id in (select id from attempts.attempt where learner_id = ${learnerId}) order by s.id`.execute(db)
  return rows
}

export async function exportAllowances(db: Db, learnerId: string): Promise<unknown[]> {
  const { rows } = await sql`
    select minutes_per_hour as "minutesPerHour", reason, granted_at as "grantedAt", is_active as "isActive"
    from attempts.allowance where learner_id = ${learnerId} order by granted_at`.execute(db)
  return rows
}

/** Answers and marks go with their attempts. */
export async function deleteOfLearner(db: Db, learnerId: string): Promise<void> {
  await sql`delete from attempts.attempt where learner_id = ${learnerId}`.execute(db)
  await sql`delete from attempts.allowance where learner_id = ${learnerId}`.execute(db)
}
