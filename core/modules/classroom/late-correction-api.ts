// Attendance that is corrected after the teacher's day: one member of staff asks, another decides.
import { z } from 'zod'
import { commonErrors } from '#core/kernel/common-errors.ts'
import { endpoint } from '#core/kernel/endpoint.ts'
import { Sentence } from '#core/kernel/resource.ts'
import { decisionOn, requests } from '#core/kernel/resource/requests.ts'
import { Instant, line } from '#core/kernel/schemas.ts'
import { LearnerId } from '#core/modules/accounts/account.ts'
import { lateCorrectionErrors as errors } from './errors.ts'
import { AttendanceOutcome } from './room/teaching-api.ts'
import { SessionId } from './session.ts'

const feature = 'classes'

export const lateCorrectionApi = {
  staffLateCorrections: requests({
    name: 'late-corrections',
    feature,
    subject: {
      sessionId: z.string(),
      learnerId: z.string(),
      isAttended: z.boolean(),
    },
    filter: { sessionId: line(64).optional(), learnerId: line(64).optional() },
    isPersonal: true,
    create: z.object({ sessionId: SessionId, learnerId: LearnerId, isAttended: z.boolean(), reason: Sentence }),
    errors: [commonErrors.NOT_FOUND_ERROR, errors.NO_ATTENDANCE, errors.TEACHER_CORRECTS, errors.CORRECTION_WAITS],
  }),
  staffAttendance: {
    listAttendance: endpoint({
      method: 'GET',
      path: '/staff/classes/:id/attendance',
      summary: 'Staff: list the learners of a class, with who was there and the corrections',
      access: `staff:${feature}.view`,
      params: z.object({ id: line(64) }),
      response: z.object({
        /** Until then the teacher corrects it. */
        teacherCorrectsUntil: Instant,
        /** That time is not over. */
        isTeachersTurn: z.boolean(),
        learners: z.array(
          z.object({
            learnerId: LearnerId,
            name: z.string(),
            /** Null until attendance is counted. */
            attendance: AttendanceOutcome.nullable(),
            /** A late correction waits for a decision. */
            isWaiting: z.boolean(),
          }),
        ),
      }),
      errors: [commonErrors.NOT_FOUND_ERROR],
    }),
  },
  staffLateCorrectionActions: {
    decideCorrection: decisionOn({
      of: 'late-corrections',
      feature,
      summary: 'approve or refuse a late correction of attendance',
      errors: [errors.OWN_CORRECTION, errors.CORRECTION_DECIDED, errors.NO_ATTENDANCE],
    }),
  },
}
