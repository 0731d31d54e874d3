// Attendance is corrected after the teacher's day: one member of staff asks, another decides. Both stay with the outcome before.
import { lateCorrectionErrors as errors } from '#core/modules/classroom/errors.ts'
import { AttendanceCorrected } from '#core/modules/classroom/events.ts'
import { lateCorrectionApi as api } from '#core/modules/classroom/late-correction-api.ts'
import { commonErrors } from '#core/kernel/common-errors.ts'
import { isBefore, type Instant } from '#core/kernel/time.ts'
import { routes } from '#server/platform/call.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/database/db.ts'
import { resourceOperations, type NewWrite } from '#server/platform/resource/resource.ts'
import { decisionOf } from '#server/platform/resource/requests/second-person.ts'
import { tableStore } from '#server/platform/resource/table.ts'
import { waiting } from '#server/platform/resource/waiting.ts'
import { findTaughtSession } from '../store-sessions.ts'
import { teacherCorrectsUntil } from '../teaching/correct-attendance.ts'
import { correctAttendance, findAttendance, isCorrectionWaiting, type Correction } from './store-attendance.ts'
import { viewAttendance } from './view-attendance.ts'

const corrections = tableStore(api.staffLateCorrections, {
  table: 'classroom.late_correction',
  search: ['reason', 'askedBy'],
})

/** Throws NOT_FOUND_ERROR, TEACHER_CORRECTS, NO_ATTENDANCE and CORRECTION_WAITS. */
async function newCorrection(ctx: Ctx, tx: Tx, { actor, fields, reason }: NewWrite<typeof api.staffLateCorrections>) {
  const session = await findTaughtSession(tx, fields.sessionId)
  if (!session) throw commonErrors.NOT_FOUND_ERROR()
  if (isBefore(ctx.now(), teacherCorrectsUntil(session))) throw errors.TEACHER_CORRECTS()
  if (!(await findAttendance(tx, fields))) throw errors.NO_ATTENDANCE()
  if (await isCorrectionWaiting(tx, fields)) throw errors.CORRECTION_WAITS()
  return { ...fields, reason, askedBy: actor.staffId, askedAt: ctx.now() }
}

const decideCorrection = decisionOf(api.staffLateCorrections, {
  store: corrections,
  errors: { own: errors.OWN_CORRECTION, decided: errors.CORRECTION_DECIDED },
  async approve(ctx, tx, { id, sessionId, learnerId, isAttended, reason }) {
    const before = await findAttendance(tx, { sessionId, learnerId })
    const correction = { id, sessionId, learnerId, isAttended, reason, teacherId: null }
    if (!before || !(await correctAttendance(tx, correction, ctx.now()))) throw errors.NO_ATTENDANCE()
    await ctx.publish(tx, AttendanceCorrected, { sessionId, learnerId, at: ctx.now() })
    return { before: { isAttended: before.isAttended }, after: { isAttended } }
  },
})

export const correctionsWaiting = [
  waiting(api.staffLateCorrections, { label: 'Late corrections of attendance', group: 'OPERATIONS', filter: { status: 'WAITING' } }), // prettier-ignore
]

export const correctionStaff = [
  ...routes(api.staffAttendance, { listAttendance: (ctx, { id }) => viewAttendance(ctx, id) }),
  ...resourceOperations(api.staffLateCorrections, corrections, { kind: 'cor', complete: newCorrection }),
  ...routes(api.staffLateCorrectionActions, {
    decideCorrection: (ctx, decision, { actor }) => decideCorrection(ctx, actor, decision),
  }),
]

/** For tests. */
export function insertLateCorrection(tx: Tx, { teacherId: _teacherId, id, ...correction }: Correction, now: Instant) {
  return corrections.insert(tx, id, { ...correction, askedBy: 'stf000000000000000001', askedAt: now }, now)
}
