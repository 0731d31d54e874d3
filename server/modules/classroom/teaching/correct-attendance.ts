import { teachingErrors as errors } from '#core/modules/classroom/errors.ts'
import { AttendanceCorrected } from '#core/modules/classroom/events.ts'
import { hasRoom } from '#core/modules/classroom/session-status.ts'
import { DAY, isBefore, later, type Instant } from '#core/kernel/time.ts'
import { audit } from '#server/platform/audit.ts'
import type { Ctx } from '#server/platform/context.ts'
import { correctAttendance as writeCorrection } from '../attendance/store-attendance.ts'
import type { TaughtSession } from '../store-sessions.ts'
import type { ClassCall } from './own-class.ts'

const CORRECTED_FOR = DAY

/** Within a day of the class. The outcome before and after, and the reason, stay. */
export async function correctAttendance(
  ctx: Ctx,
  {
    id: sessionId,
    learnerId,
    isAttended,
    reason,
  }: { readonly id: string; readonly learnerId: string; readonly isAttended: boolean; readonly reason: string },
  { actor, taughtClass: session }: ClassCall, // prettier-ignore
): Promise<void> {
  if (session.recordedAt === null) throw errors.ATTENDANCE_NOT_READY()
  if (!isBefore(ctx.now(), teacherCorrectsUntil(session))) throw errors.CORRECTION_IS_LATE()
  const correction = { id: ctx.newId('cor'), sessionId, learnerId, isAttended, reason, teacherId: actor.teacherId }
  await ctx.db.transaction().execute(async (tx) => {
    if (!(await writeCorrection(tx, correction, ctx.now()))) throw errors.ATTENDANCE_NOT_READY()
    await audit(ctx, tx, { actor, action: 'class.attendance', subject: `${sessionId} ${learnerId}`, detail: { isAttended, reason } }) // prettier-ignore
    await ctx.publish(tx, AttendanceCorrected, { sessionId, learnerId, at: ctx.now() })
  })
}

/** From then on two members of staff do it: at once where there was no teacher. */
export function teacherCorrectsUntil({ kind, actualEnd, endsAt }: Ending): Instant {
  return later(actualEnd ?? endsAt, hasRoom(kind) ? CORRECTED_FOR : 0)
}

type Ending = Pick<TaughtSession, 'kind' | 'actualEnd' | 'endsAt'>
