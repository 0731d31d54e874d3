// SQL over the remarks of teachers.
import { sql } from 'kysely'
import type { RequestStatus } from '#core/kernel/resource/second-person.ts'
import type { Instant } from '#core/kernel/time.ts'
import type { Db, Tx } from '#server/platform/database/db.ts'
import { at } from '#server/platform/database/db-time.ts'

export interface Remark {
  readonly id: string
  readonly learnerId: string
  readonly teacherId: string
  readonly month: string
  readonly text: string
  readonly status: RequestStatus
  readonly note: string | null
}

export interface TaughtLearner {
  readonly learnerId: string
  readonly classes: number
  readonly attended: number
}

interface MonthOfTeacher {
  readonly teacherId: string
  readonly from: Instant
  readonly till: Instant
}

/** The learners who have attendance in the teacher's classes of this time. */
export async function listTaughtLearners(
  db: Db,
  { teacherId, from, till }: MonthOfTeacher,
  learnerId?: string,
): Promise<TaughtLearner[]> {
  return db
    .selectFrom('classroom.session as s')
    .innerJoin('classroom.attendance as a', 'a.session_id', 's.id')
    .select(['a.learner_id as learnerId', sql<number>`count(*)::int`.as('classes')])
    .select(sql<number>`count(*) filter (where a.is_attended)::int`.as('attended'))
    .where('s.teacher_id', '=', teacherId)
    .where('s.starts_at', '>=', at(from))
    .where('s.starts_at', '<', at(till))
    .$if(learnerId !== undefined, (query) => query.where('a.learner_id', '=', learnerId ?? ''))
    .groupBy('a.learner_id')
    .execute()
}

function selectRemarks(db: Db) {
  return db
    .selectFrom('classroom.remark')
    .select(['id', 'learner_id as learnerId', 'teacher_id as teacherId', 'month', 'text', 'status', 'note'])
    .$narrowType<{ status: RequestStatus }>()
}

export async function listRemarksOfMonth(db: Db, teacherId: string, month: string): Promise<Remark[]> {
  return selectRemarks(db).where('teacher_id', '=', teacherId).where('month', '=', month).execute()
}

/** Answers false when the remark is published: then nothing was written. One that was refused waits again. */
export async function upsertRemark(
  tx: Tx,
  { id, learnerId, teacherId, month, text }: Omit<Remark, 'status' | 'note'>,
  now: Instant,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('classroom.remark')
    .values({ id, learner_id: learnerId, teacher_id: teacherId, month, text, asked_at: at(now) })
    .onConflict((conflict) =>
      conflict
        .columns(['teacher_id', 'month', 'learner_id'])
        .doUpdateSet({ text, status: 'WAITING', asked_at: at(now), decided_by: null, decided_at: null, note: null })
        .where('classroom.remark.status', '<>', 'APPROVED'),
    )
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** The published ones, the newest first. */
export async function listPublished(db: Db, learnerId: string, size: number) {
  return db
    .selectFrom('classroom.remark')
    .select(['id', 'month', 'text', 'teacher_id as teacherId', 'decided_at as at'])
    .where('learner_id', '=', learnerId)
    .where('status', '=', 'APPROVED')
    .orderBy(sql`asked_at desc nulls last`)
    .orderBy('id', 'desc')
    .limit(size)
    .execute()
}
