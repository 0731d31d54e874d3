// SQL over the attendance of classes, and over the beginning and the end of a class.
import { sql } from 'kysely'
import type { Instant } from '#core/kernel/time.ts'
import type { Attendance } from '#core/modules/classroom/room/attendance.ts'
import type { Db, Tx } from '#server/platform/database/db.ts'
import { at } from '#server/platform/database/db-time.ts'

/** Somebody is in the room before the class begins. Does nothing to a class that has begun. */
export async function markOpen(db: Db, id: string): Promise<void> {
  await db.updateTable('classroom.session').set({ status: 'OPEN' }).where('id', '=', id).where('status', '=', 'SCHEDULED').execute() // prettier-ignore
}

/** Answers false when it has begun already, or is over. */
export async function markLive(tx: Tx, id: string, now: Instant): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('classroom.session')
    .set({ status: 'LIVE', actual_start: at(now) })
    .where('id', '=', id)
    .where('status', 'in', ['SCHEDULED', 'OPEN'])
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** A class that never began has no end either. Answers false when it is over already. */
export async function markEnded(tx: Tx, id: string, now: Instant): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('classroom.session')
    .set({
      status: 'ENDED',
      actual_end: sql`case when actual_start is not null then greatest(actual_start, ${at(now)}::timestamptz) end`,
    })
    .where('id', '=', id)
    .where('status', 'in', ['SCHEDULED', 'OPEN', 'LIVE'])
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Classes that nobody has ended, whose hour ended before this. A lesson led by AI that runs ends by itself. */
export async function listUnended(db: Db, before: Instant, but: readonly string[]) {
  return db
    .selectFrom('classroom.session')
    .select(['id', 'ends_at as endsAt', 'actual_start as actualStart'])
    .where('status', 'in', ['SCHEDULED', 'OPEN', 'LIVE'])
    .where('recorded_at', 'is', null)
    .where((eb) => eb.or([eb('has_room', '=', true), eb('status', '<>', 'LIVE')]))
    .where('ends_at', '<=', at(before))
    .where('id', 'not in', ['', ...but])
    .orderBy('ends_at')
    .limit(200)
    .execute()
}

/** Classes that ended before this and whose attendance is not counted. */
export async function listUnrecorded(db: Db, before: Instant, but: readonly string[]): Promise<{ id: string }[]> {
  return db
    .selectFrom('classroom.session')
    .select('id')
    .where('status', '=', 'ENDED')
    .where('recorded_at', 'is', null)
    .where((eb) => eb.or([eb('actual_end', '<=', at(before)), eb('actual_end', 'is', null)]))
    .where('id', 'not in', ['', ...but])
    .orderBy('ends_at')
    .limit(200)
    .execute()
}

/** Answers the class when this call is the one that records it. */
export async function markRecorded(tx: Tx, id: string, now: Instant) {
  return tx
    .updateTable('classroom.session')
    .set({ recorded_at: at(now) })
    .where('id', '=', id)
    .where('status', '=', 'ENDED')
    .where('recorded_at', 'is', null)
    .returning(['starts_at as startsAt', 'ends_at as endsAt', 'actual_start as actualStart', 'actual_end as actualEnd'])
    .executeTakeFirst()
}

export interface LearnerAttendance extends Attendance {
  readonly learnerId: string
}

export async function insertAttendance(tx: Tx, sessionId: string, lines: readonly LearnerAttendance[]): Promise<void> {
  if (lines.length === 0) return
  await tx
    .insertInto('classroom.attendance')
    .values(
      lines.map(({ learnerId, presentMs, isAttended, isLate, leftEarly }) => ({
        session_id: sessionId,
        learner_id: learnerId,
        present_ms: presentMs,
        is_attended: isAttended,
        is_late: isLate,
        left_early: leftEarly,
      })),
    )
    .execute()
}

export async function listAttendance(db: Db, sessionId: string): Promise<LearnerAttendance[]> {
  return db
    .selectFrom('classroom.attendance')
    .select(['learner_id as learnerId', 'present_ms as presentMs', 'is_attended as isAttended'])
    .select(['is_late as isLate', 'left_early as leftEarly'])
    .where('session_id', '=', sessionId)
    .execute()
}

export async function findAttendance(
  db: Db,
  { sessionId, learnerId }: { readonly sessionId: string; readonly learnerId: string },
): Promise<LearnerAttendance | undefined> {
  return db
    .selectFrom('classroom.attendance')
    .select(['learner_id as learnerId', 'present_ms as presentMs', 'is_attended as isAttended'])
    .select(['is_late as isLate', 'left_early as leftEarly'])
    .where('session_id', '=', sessionId)
    .where('learner_id', '=', learnerId)
    .executeTakeFirst()
}

export interface Correction {
  readonly id: string
  readonly sessionId: string
  readonly learnerId: string
  readonly isAttended: boolean
  readonly reason: string
  /** Null: two members of staff. */
  readonly teacherId: string | null
}

/** Answers false when there is no attendance to correct. A correction that changes nothing is written down too: it has a reason. */
export async function correctAttendance(tx: Tx, correction: Correction, now: Instant): Promise<boolean> {
  const { id, sessionId, learnerId, isAttended, reason, teacherId } = correction
  const before = await tx
    .selectFrom('classroom.attendance')
    .select('is_attended')
    .where('session_id', '=', sessionId)
    .where('learner_id', '=', learnerId)
    .forUpdate()
    .executeTakeFirst()
  if (!before) return false
  await tx
    .updateTable('classroom.attendance')
    .set({ is_attended: isAttended })
    .where('session_id', '=', sessionId)
    .where('learner_id', '=', learnerId)
    .execute()
  await tx
    .insertInto('classroom.attendance_correction')
    .values({
      id,
      session_id: sessionId,
      learner_id: learnerId,
      was_attended: before.is_attended,
      is_attended: isAttended,
      reason,
      teacher_id: teacherId,
      at: at(now),
    })
    .execute()
  return true
}

export async function isCorrectionWaiting(
  tx: Tx,
  { sessionId, learnerId }: { readonly sessionId: string; readonly learnerId: string },
): Promise<boolean> {
  const row = await tx
    .selectFrom('classroom.late_correction')
    .select('id')
    .where('session_id', '=', sessionId)
    .where('learner_id', '=', learnerId)
    .where('status', '=', 'WAITING')
    .executeTakeFirst()
  return row !== undefined
}

/** Learners of this class for whom a late correction waits. */
export async function listWaitingCorrections(db: Db, sessionId: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('classroom.late_correction')
    .select('learner_id')
    .where('session_id', '=', sessionId)
    .where('status', '=', 'WAITING')
    .execute()
  return new Set(rows.map(({ learner_id }) => learner_id))
}

/** The last correction's reason, by learner. */
export async function listCorrections(db: Db, sessionId: string): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('classroom.attendance_correction')
    .select(['learner_id', 'reason'])
    .where('session_id', '=', sessionId)
    .orderBy('at')
    .orderBy('id')
    .execute()
  return new Map(rows.map(({ learner_id, reason }) => [learner_id, reason]))
}

const TABLES_OF_LEARNERS = [
  'late_correction',
  'attendance_correction',
  'attendance',
  'presence',
  'seat',
  'question_vote',
  'learner_question',
  'inclass_answer',
  'remark',
  'rating',
] as const

export async function deletePresenceOf(db: Db, learnerId: string): Promise<void> {
  for (const table of TABLES_OF_LEARNERS)
    await db.deleteFrom(`classroom.${table}`).where('learner_id', '=', learnerId).execute()
}

/** The attendance of these learners in classes that began after `since`, in the order of the classes. */
export async function listAttendanceOf(db: Db, learnerIds: readonly string[], since: Instant) {
  return db
    .selectFrom('classroom.attendance as a')
    .innerJoin('classroom.session as s', 's.id', 'a.session_id')
    .select(['s.id as classId', 's.starts_at as startsAt', 'a.learner_id as learnerId', 'a.present_ms as presentMs'])
    .select(['a.is_attended as isAttended', 'a.is_late as isLate'])
    .where((eb) => eb('a.learner_id', '=', eb.fn.any(eb.val([...learnerIds]))))
    .where('s.starts_at', '>=', at(since))
    .orderBy('s.starts_at')
    .orderBy('s.id')
    .orderBy('a.learner_id')
    .execute()
}
