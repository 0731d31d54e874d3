// Staff add a class, move it, give it to another teacher, cancel or restore it. Families get a notice with the reason.
import { catalogueErrors } from '#core/modules/catalogue/errors.ts'
import { SessionChanged } from '#core/modules/classroom/events.ts'
import { classroomErrors as errors } from '#core/modules/classroom/errors.ts'
import { sessionUid } from '#core/modules/classroom/plan-sessions.ts'
import { mayChange } from '#core/modules/classroom/session-status.ts'
import type { classroomStaffApi as api } from '#core/modules/classroom/staff-api.ts'
import { listingErrors } from '#core/modules/listings/errors.ts'
import { commonErrors } from '#core/kernel/common-errors.ts'
import { HOUR, indianDay, isBefore, type Instant } from '#core/kernel/time.ts'
import { hasRoom } from '#core/modules/classroom/session-status.ts'
import { cancelReminders } from '#server/modules/notices/index.ts'
import { listTaughtBatches, listTeachers } from '#server/modules/catalogue/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/database/db.ts'
import type { NewWrite, Write } from '#server/platform/resource/resource.ts'
import { moveClassReminders } from '../families/remind.ts'
import { tellChanges } from '../families/tell-changes.ts'
import { isOnLeave } from '../leave/store-leave.ts'
import { insertChanges, type ChangeKind, type SessionChange } from '../store-changes.ts'
import { refuseLoad } from '../teachers/teacher-load.ts'
import { findOverlap, findSession, listPlacedSessions } from '../store-sessions.ts'
import { insertPlacements, lockTeachers, markByHand, raiseSequence } from '../store-write.ts'

type ClassWrite = Write<typeof api.staffClasses>

const LONGEST = 4 * HOUR

/** Refuses a change that cannot be. Locks the teacher, so that of many who need the same hour one gets it. */
export async function checkClass(ctx: Ctx, tx: Tx, { before, fields, reason }: ClassWrite): Promise<void> {
  const now = ctx.now()
  if (!reason) throw errors.REASON_IS_NEEDED()
  refuseStatus({ before, fields }, now)
  const { status, subject, teacherId, startsAt, endsAt, id } = { status: 'SCHEDULED', id: '', ...before, ...fields }
  if (status === 'CANCELLED') return
  if (!teacherId || !subject || startsAt === undefined || endsAt === undefined) throw commonErrors.INVALID_INPUT()
  // Nobody is busy with a lesson led by AI.
  if (before && !hasRoom(before.kind)) refuseTimes({ startsAt, endsAt }, now)
  else await refuseTeaching(tx, { id, subject, teacherId, startsAt, endsAt }, { before, now })
}

/** Staff choose only a status that can be left again. */
function refuseStatus({ before, fields }: Pick<ClassWrite, 'before' | 'fields'>, now: Instant): void {
  if (fields.status !== undefined && !mayChange(fields.status)) throw commonErrors.INVALID_INPUT()
  if (before && !(mayChange(before.status) && isBefore(now, before.startsAt))) throw errors.SESSION_IS_CLOSED()
}

/** Refuses an hour or a teacher that cannot be. Locks the teacher. */
export async function refuseTeaching(
  tx: Tx,
  teaching: Teaching,
  { before, now }: { readonly before: Times | undefined; readonly now: Instant },
): Promise<void> {
  refuseTimes(teaching, now)
  const teacher = await refuseTeacher(tx, teaching)
  if (before && staysIn(before, teaching)) return
  await refuseLeave(tx, { ...teaching, teacher })
  await refuseLoad(tx, { ...teaching, but: teaching.id }, teacher)
}

function refuseTimes({ startsAt, endsAt }: Pick<Teaching, 'startsAt' | 'endsAt'>, now: Instant): void {
  if (!isBefore(startsAt, endsAt) || endsAt - startsAt > LONGEST) throw errors.SESSION_LENGTH()
  if (isBefore(startsAt, now)) throw errors.SESSION_IN_THE_PAST()
}

export interface Teaching {
  readonly id: string
  readonly subject: string
  readonly teacherId: string
  readonly startsAt: Instant
  readonly endsAt: Instant
}

/** Answers the teacher's name. */
async function refuseTeacher(tx: Tx, { id, subject, teacherId, startsAt, endsAt }: Teaching): Promise<string> {
  const [teacher] = await listTeachers(tx, [teacherId])
  if (!teacher) throw commonErrors.NOT_FOUND_ERROR()
  if (!teacher.subjects.includes(subject)) throw errors.NOT_THEIR_SUBJECT({ teacher: teacher.name })
  await lockTeachers(tx, [teacherId])
  const other = await findOverlap(tx, { teacherId, startsAt, endsAt, but: id })
  if (other) throw errors.TEACHER_HAS_A_CLASS({ teacher: teacher.name, time: { at: other.startsAt } })
  return teacher.name
}

/** The teacher has the class at this hour already. */
function staysIn({ status, teacherId, startsAt }: Times, to: Teaching): boolean {
  return status === 'SCHEDULED' && teacherId === to.teacherId && startsAt === to.startsAt
}

async function refuseLeave(
  tx: Tx,
  { teacher, teacherId, startsAt }: Pick<Teaching, 'teacherId' | 'startsAt'> & { readonly teacher: string },
): Promise<void> {
  if (await isOnLeave(tx, teacherId, indianDay(startsAt))) throw errors.TEACHER_ON_LEAVE({ teacher })
}

type NewClass = NewWrite<typeof api.staffClasses>

/** The columns of an extra class. Throws BATCH_NOT_FOUND, or NOT_FOUND_ERROR for a missed class that does not exist. */
export async function classFields(ctx: Ctx, tx: Tx, { fields }: NewClass) {
  const { batchId, makesUpFor, isFree: _isFree, ...own } = fields
  const [batch] = await listTaughtBatches(tx, { ids: [batchId] })
  if (!batch) throw listingErrors.BATCH_NOT_FOUND()
  if (!batch.slots.some(({ subject }) => subject === own.subject)) throw catalogueErrors.INVALID_ENTITY()
  if (makesUpFor !== null && !(await findSession(tx, makesUpFor))) throw commonErrors.NOT_FOUND_ERROR()
  return {
    ...own,
    makesUpFor,
    kind: 'EXTRA' as const,
    status: 'SCHEDULED' as const,
    isByHand: true,
    createdAt: ctx.now(),
  }
}

/** Puts the new class on the batch's timetable. */
export async function addClass(
  ctx: Ctx,
  tx: Tx,
  sessionId: string,
  { fields, reason = '' }: ClassWrite,
): Promise<void> {
  const { batchId = '', subject = '', startsAt, endsAt, teacherId = '', isFree = false } = fields
  const [batch] = await listTaughtBatches(tx, { ids: [batchId] })
  if (!batch || startsAt === undefined || endsAt === undefined) throw commonErrors.INVALID_INPUT()
  const day = indianDay(startsAt)
  const placed = await listPlacedSessions(tx, batchId, day)
  const taken = placed.filter((each) => each.day === day && each.subject === subject).map(({ n }) => n)
  const n = Math.max(0, ...taken) + 1
  const uid = sessionUid(batchId, day, subject, n)
  await insertPlacements(tx, batch, [{ uid, n, day, subject, teacherId, startsAt, endsAt, isFree, sessionId }])
  await markByHand(tx, sessionId, { substituteFor: null, reason: { en: reason } })
  await tell(ctx, tx, [changeOf(ctx, { sessionId, kind: 'ADDED', startsAt, reason })])
}

/** Marks the class as changed by hand, so that the generator keeps it, and tells the families of all its batches. */
export async function tellChange(
  ctx: Ctx,
  tx: Tx,
  sessionId: string,
  { before, reason = '' }: ClassWrite,
): Promise<void> {
  const after = await findSession(tx, sessionId)
  if (!before || !after) throw commonErrors.NOT_FOUND_ERROR()
  const kinds = kindsOf(before, after)
  if (kinds.length === 0) return
  const original = before.substituteFor ?? before.teacherId
  await markByHand(tx, sessionId, {
    substituteFor: after.teacherId === original ? null : original,
    reason: { en: reason },
  })
  await raiseSequence(tx, sessionId)
  await ctx.publish(tx, SessionChanged, { sessionId })
  if (after.status === 'CANCELLED') await cancelReminders(tx, sessionId)
  else await moveClassReminders(ctx, tx, sessionId, after.startsAt)
  const was = { wasStartsAt: before.startsAt, wasTeacherId: before.teacherId }
  await tell(ctx, tx, kinds.map((kind) => changeOf(ctx, { sessionId, kind, startsAt: after.startsAt, reason, ...was }))) // prettier-ignore
}

type Times = Pick<Teaching, 'teacherId' | 'startsAt' | 'endsAt'> & { readonly status: string }

/** The changes of which families hear. */
export function kindsOf(before: Times, after: Times): ChangeKind[] {
  if (after.status !== before.status) return [after.status === 'CANCELLED' ? 'CANCELLED' : 'RESTORED']
  if (after.status === 'CANCELLED') return []
  const isMoved = before.startsAt !== after.startsAt || before.endsAt !== after.endsAt
  return [
    ...(isMoved ? ['MOVED' as const] : []),
    ...(before.teacherId === after.teacherId ? [] : ['SUBSTITUTED' as const]),
  ]
}

function changeOf(
  ctx: Ctx,
  { reason, ...change }: Pick<SessionChange, 'sessionId' | 'kind' | 'startsAt'> & Partial<Pick<SessionChange, 'wasStartsAt' | 'wasTeacherId'>> & { readonly reason: string }, // prettier-ignore
): SessionChange {
  const none = { batchId: null, wasStartsAt: null, wasTeacherId: null }
  return { ...none, ...change, id: ctx.newId('chg'), reason: { en: reason }, at: ctx.now() }
}

async function tell(ctx: Ctx, tx: Tx, changes: readonly SessionChange[]): Promise<void> {
  await insertChanges(tx, changes)
  await tellChanges(ctx, tx, changes.map(({ id }) => id)) // prettier-ignore
}
