import { z } from 'zod'
import { event } from '#core/kernel/event.ts'
import { Instant } from '#core/kernel/schemas.ts'

const EnrolmentPoint = z.object({ enrolmentId: z.string(), at: Instant })

/** A learner is enrolled, or the enrolment runs again because the order that replaced it was taken back. */
export const EnrolmentStarted = event('enrolments.started', EnrolmentPoint)
/** Its time is over, its order was taken back, or another order's plan took its place. */
export const EnrolmentEnded = event('enrolments.ended', EnrolmentPoint)
