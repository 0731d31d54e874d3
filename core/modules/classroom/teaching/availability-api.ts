// A teacher says at which hours they can teach. Staff see it when they look for a substitute.
import { z } from 'zod'
import { endpoint } from '#core/kernel/endpoint.ts'
import { availabilityErrors } from '../errors.ts'
import { Day } from '../session.ts'

const access = 'teacher'
const MINUTES_OF_A_DAY = 1_440

const Hours = z.object({
  startMinutes: z.int().min(0).max(MINUTES_OF_A_DAY),
  endMinutes: z.int().min(0).max(MINUTES_OF_A_DAY),
})

export const TeacherHours = z.object({
  weekly: z.array(Hours.extend({ weekday: z.int().min(0).max(6) })).max(42),
  /** Days with other hours; none: not at all on that day. */
  days: z.array(z.object({ day: Day, hours: z.array(Hours).max(6) })).max(200),
})

export const availabilityApi = {
  getAvailability: endpoint({
    method: 'GET',
    path: '/teacher/availability',
    summary: 'Teacher: get the hours of a week at which you can teach, and days with other hours',
    access,
    response: TeacherHours.extend({
      /** False until the teacher has said so. */
      isStated: z.boolean(),
    }),
  }),
  setAvailability: endpoint({
    method: 'PUT',
    path: '/teacher/availability',
    summary: 'Teacher: set the hours at which you can teach. Days that are over are left out',
    access,
    body: TeacherHours,
    response: z.object({ isDone: z.literal(true) }),
    errors: [availabilityErrors.HOURS_OVERLAP],
  }),
}
