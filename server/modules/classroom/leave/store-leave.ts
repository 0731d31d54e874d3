// SQL over the leave of teachers.
import { sql } from 'kysely'
import type { LeaveAction, LeaveStatus } from '#core/modules/classroom/teaching/leave.ts'
import type { Instant } from '#core/kernel/time.ts'
import type { Db, Tx } from '#server/platform/database/db.ts'
import { at } from '#server/platform/database/db-time.ts'

export interface LeaveDays {
  readonly teacherId: string
  readonly firstDay: string
  readonly lastDay: string
}

export interface Leave extends LeaveDays {
  readonly id: string
  readonly reason: string
  readonly status: LeaveStatus
  readonly askedAt: Instant
  readonly note: string | null
}

function selectLeave(db: Db) {
  return db
    .selectFrom('classroom.leave_request')
    .select(['id', 'teacher_id as teacherId', 'first_day as firstDay', 'last_day as lastDay', 'reason', 'status'])
    .select(['asked_at as askedAt', 'note'])
    .$narrowType<{ status: LeaveStatus; firstDay: string; lastDay: string }>()
}

const MOST_LEAVES = 50

/** The last that was asked for first. */
export async function listLeaveOf(db: Db, teacherId: string): Promise<Leave[]> {
  return selectLeave(db)
    .where('teacher_id', '=', teacherId)
    .orderBy(sql`asked_at desc nulls last`)
    .orderBy('id', 'desc')
    .limit(MOST_LEAVES)
    .execute()
}

export async function findLeave(db: Db, id: string): Promise<Leave | undefined> {
  return selectLeave(db).where('id', '=', id).executeTakeFirst()
}

export async function lockLeave(tx: Tx, id: string): Promise<Leave | undefined> {
  return selectLeave(tx).where('id', '=', id).forUpdate().executeTakeFirst()
}

/** Answers false when leave that is not refused or withdrawn has one of these days. */
export async function insertLeave(
  db: Db,
  { id, teacherId, firstDay, lastDay, reason, askedAt }: LeaveDays & Pick<Leave, 'id' | 'reason' | 'askedAt'>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('classroom.leave_request')
    .values({ id, teacher_id: teacherId, first_day: firstDay, last_day: lastDay, reason, asked_at: at(askedAt) })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

export interface LeaveDecision {
  readonly status: LeaveStatus
  readonly decidedBy: string | null
  readonly note: string | null
  readonly now: Instant
}

export async function updateLeave(tx: Tx, id: string, { status, decidedBy, note, now }: LeaveDecision): Promise<void> {
  await tx
    .updateTable('classroom.leave_request')
    .set({ status, decided_by: decidedBy, note, decided_at: at(now) })
    .where('id', '=', id)
    .execute()
}

/** The approved leave of these teachers that has one of these days. */
export async function listLeaveDays(db: Db, teacherIds: readonly string[], span: Omit<LeaveDays, 'teacherId'>) {
  return selectLeave(db)
    .where((eb) => eb('teacher_id', '=', eb.fn.any(eb.val([...teacherIds]))))
    .where('status', '=', 'APPROVED')
    .where('first_day', '<=', span.lastDay)
    .where('last_day', '>=', span.firstDay)
    .execute()
}

export async function isOnLeave(db: Db, teacherId: string, day: string): Promise<boolean> {
  return (await listLeaveDays(db, [teacherId], { firstDay: day, lastDay: day })).length > 0
}

export interface LeaveClassRow {
  readonly sessionId: string
  readonly action: LeaveAction
  readonly wasStartsAt: Instant
  /** The substitute. */
  readonly teacherId: string | null
  /** The new hour. */
  readonly startsAt: Instant | null
}

export async function insertLeaveClasses(tx: Tx, leaveId: string, classes: readonly LeaveClassRow[]): Promise<void> {
  if (classes.length === 0) return
  await tx
    .insertInto('classroom.leave_class')
    .values(
      classes.map(({ sessionId, action, wasStartsAt, teacherId, startsAt }) => ({
        leave_id: leaveId,
        session_id: sessionId,
        action,
        was_starts_at: at(wasStartsAt),
        teacher_id: teacherId,
        starts_at: at(startsAt),
      })),
    )
    .execute()
}

/** Maps each leave to its classes, in the order of their hours. */
export async function listLeaveClasses(
  db: Db,
  leaveIds: readonly string[],
): Promise<ReadonlyMap<string, (LeaveClassRow & { readonly leaveId: string })[]>> {
  const rows = await db
    .selectFrom('classroom.leave_class')
    .select(['leave_id as leaveId', 'session_id as sessionId', 'action', 'teacher_id as teacherId'])
    .select(['starts_at as startsAt', 'was_starts_at as wasStartsAt'])
    .$narrowType<{ action: LeaveAction }>()
    .where((eb) => eb('leave_id', '=', eb.fn.any(eb.val([...leaveIds]))))
    .orderBy('was_starts_at')
    .execute()
  return Map.groupBy(rows, ({ leaveId }) => leaveId)
}
