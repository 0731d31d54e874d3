// SQL over corrections of keys and the marks that they move.
import { sql } from 'kysely'
import { attemptsStaffApi as api } from '#core/modules/attempts/staff-api.ts'
import type { RegradeKind, RevisionKind } from '#core/modules/attempts/regrade.ts'
import type { Instant } from '#core/kernel/time.ts'
import type { Db, Tx } from '#server/platform/database/db.ts'
import { at } from '#server/platform/database/db-time.ts'
import { completedBy } from '#server/platform/resource/completed.ts'
import { tableStore } from '#server/platform/resource/table.ts'
import { withQuestionWords } from '../named-rows.ts'
import type { StoredResponse } from '../store-responses.ts'
import type { Score } from '../store-scores.ts'
import type { WrittenMark } from '../written/store-written.ts'

const regradeTable = tableStore(api.staffRegrades, {
  elsewhere: ['questionWords'],
  table: 'attempts.regrade',
  search: ['reason', 'paperId', 'questionId', 'askedBy'],
})

export const regrades = completedBy(regradeTable, withQuestionWords)

export async function isRegradeWaiting(tx: Tx, paperId: string, questionId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('attempts.regrade')
    .select('id')
    .where('paper_id', '=', paperId)
    .where('question_id', '=', questionId)
    .where('status', '=', 'WAITING')
    .executeTakeFirst()
  return row !== undefined
}

export interface ApprovedRegrade {
  readonly id: string
  readonly paperId: string
  readonly questionId: string
  readonly kind: RegradeKind
}

export async function findApproved(db: Db, id: string): Promise<ApprovedRegrade | undefined> {
  const { rows } = await sql<ApprovedRegrade>`
    select id, paper_id as "paperId", question_id as "questionId", kind from attempts.regrade
    where id = ${id} and status = 'APPROVED'`.execute(db)
  return rows[0]
}

export async function updateDone(db: Db, id: string, now: Instant): Promise<void> {
  await sql`update attempts.regrade set done_at = coalesce(done_at, ${at(now)}) where id = ${id}`.execute(db)
}

export interface MarkedAttempt {
  readonly id: string
  readonly no: number
  readonly marks: number
  readonly responses: readonly StoredResponse[]
  readonly scores: readonly Score[]
  readonly written: readonly Pick<WrittenMark, 'questionId' | 'marks'>[]
}

/** A portion of the paper's marked attempts, in the order of their ids, with their answers and scores. */
export async function listMarked(
  db: Db,
  paperId: string,
  { after, size }: { readonly after: string; readonly size: number },
): Promise<MarkedAttempt[]> {
  const { rows } = await sql<MarkedAttempt>`
    select a.id, a.no, a.marks,
      (select coalesce(jsonb_agg(jsonb_build_object('questionId', question_id, 'seq', seq, 'value', value, 'status', r.status,
        'timeMs', time_ms)), '[]') from attempts.response r where r.attempt_id = a.id and not is_late) as responses,
      (select coalesce(jsonb_agg(jsonb_build_object('position', position, 'sectionId', section_id, 'questionId', question_id,
        'outcome', outcome, 'marks', s.marks, 'timeMs', time_ms) order by position), '[]')
        from attempts.score s where s.attempt_id = a.id) as scores,
      (select coalesce(jsonb_agg(jsonb_build_object('questionId', question_id, 'marks', w.marks)), '[]')
        from attempts.written_mark w where w.attempt_id = a.id) as written
    from attempts.attempt a where paper_id = ${paperId} and status = 'EVALUATED' and id > ${after}
    order by id limit ${size}`.execute(db)
  return rows
}

export interface Revision {
  /** The correction, or the written answer that was marked again. */
  readonly regradeId?: string
  readonly questionId?: string
  readonly attemptId: string
  readonly oldMarks: number
  readonly newMarks: number
  readonly now: Instant
}

/** Once for each attempt and correction. */
export async function insertRevision(tx: Tx, { regradeId, questionId, attemptId, oldMarks, newMarks, now }: Revision): Promise<void> {
  await sql`
    insert into attempts.score_revision (regrade_id, question_id, attempt_id, old_marks, new_marks, revised_at)
    values (${regradeId ?? null}, ${questionId ?? null}, ${attemptId}, ${oldMarks}, ${newMarks}, ${at(now)}) on conflict do nothing`.execute(tx)
} // prettier-ignore

export async function updateScores(tx: Tx, attemptId: string, scores: readonly Score[]): Promise<void> {
  await sql`
    update attempts.score s set outcome = fresh.outcome, marks = fresh.marks, fault = fresh.fault
    from jsonb_to_recordset(${JSON.stringify(scores)}::jsonb) as fresh ("questionId" text, outcome text, marks int, fault text)
    where s.attempt_id = ${attemptId} and s.question_id = fresh."questionId"
      and (s.outcome, s.marks) is distinct from (fresh.outcome, fresh.marks)`.execute(tx)
}

export async function updateMarks(tx: Tx, attemptId: string, marks: number): Promise<void> {
  await sql`update attempts.attempt set marks = ${marks} where id = ${attemptId}`.execute(tx)
}

export interface MovedAttempt {
  readonly attemptId: string
  readonly learnerId: string
  readonly oldMarks: number
  readonly newMarks: number
}

/** The marks that can be reached, for all marked attempts of the paper. */
export async function updateMostMarks(db: Db, paperId: string, most: number): Promise<void> {
  await sql`update attempts.attempt set max_marks = ${most}
    where paper_id = ${paperId} and status = 'EVALUATED' and max_marks is distinct from ${most}`.execute(db)
}

/** Attempts whose marks the correction has moved, and first attempts whose rank it has moved. */
export async function listMoved(
  db: Db,
  { id, paperId }: Pick<ApprovedRegrade, 'id' | 'paperId'>,
  { after, size }: { readonly after: string; readonly size: number },
): Promise<MovedAttempt[]> {
  const { rows } = await sql<MovedAttempt>`
    with totals as (
      select a.id, a.learner_id, a.no, coalesce(r.old_marks, a.marks) as old_marks, coalesce(r.new_marks, a.marks) as new_marks
      from attempts.attempt a left join attempts.score_revision r on r.attempt_id = a.id and r.regrade_id = ${id}
      where a.paper_id = ${paperId} and a.status = 'EVALUATED'
    ), ranked as (
      select id, rank() over (order by old_marks desc) as old_rank, rank() over (order by new_marks desc) as new_rank
      from totals where no = 1
    )
    select t.id as "attemptId", t.learner_id as "learnerId", t.old_marks as "oldMarks", t.new_marks as "newMarks"
    from totals t left join ranked k on k.id = t.id
    where t.id > ${after} and (t.old_marks <> t.new_marks or k.old_rank <> k.new_rank)
    order by t.id limit ${size}`.execute(db)
  return rows
}

export interface OwnRevision {
  readonly kind: RevisionKind
  readonly questionId: string
  readonly oldMarks: number
  readonly newMarks: number
  readonly revisedAt: Instant
}

/** Everything that has moved the marks of this attempt, the first first. */
export async function listRevisions(db: Db, attemptId: string): Promise<OwnRevision[]> {
  const { rows } = await sql<OwnRevision>`
    select coalesce(g.kind, 'MARKED_AGAIN') as kind, coalesce(g.question_id, r.question_id) as "questionId", old_marks as "oldMarks",
      new_marks as "newMarks", revised_at as "revisedAt"
    from attempts.score_revision r left join attempts.regrade g on g.id = r.regrade_id
    where r.attempt_id = ${attemptId} order by revised_at, r.id`.execute(db)
  return rows
}

/** Submitted attempts of the paper whose written answers wait for marks. */
export async function listUnmarked(db: Db, paperId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from attempts.attempt
    where paper_id = ${paperId} and status in ('SUBMITTED', 'AUTO_SUBMITTED') and marking_due_at is not null`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}
