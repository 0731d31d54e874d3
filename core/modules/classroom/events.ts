import { z } from 'zod'
import { event } from '#core/kernel/event.ts'
import { Instant } from '#core/kernel/schemas.ts'

/** A session began or ended, was moved, cancelled or restored, has another teacher, or its recording has another state. */
export const SessionChanged = event('classroom.session-changed', z.object({ sessionId: z.string() }))
/** Once for each class that was held, when it is known who was there. */
export const AttendanceRecorded = event('classroom.attendance-recorded', z.object({ sessionId: z.string() }))
/** Staff have approved or refused a teacher's leave. */
export const LeaveDecided = event('classroom.leave-decided', z.object({ leaveId: z.string() }))
/** A teacher has corrected whether this learner was there. */
export const AttendanceCorrected = event(
  'classroom.attendance-corrected',
  z.object({ sessionId: z.string(), learnerId: z.string(), at: Instant }),
)
