import { z } from 'zod'
import { event } from '#core/kernel/event.ts'

/** A learner may come to a course's classes from now on, however that came about. */
export const LearnerEnrolled = event('enrolments.learner-enrolled', z.object({ enrolmentId: z.string() }))
