// Enrolments, as staff see them: of a household, of an order.
import { z } from 'zod'
import { resource } from '#core/kernel/resource.ts'
import { Instant, line } from '#core/kernel/schemas.ts'
import { EnrolmentState } from './enrolment.ts'

export const enrolmentsStaffApi = {
  staffEnrolments: resource({
    name: 'enrolments',
    isPersonal: true,
    feature: 'households',
    record: z.object({
      id: z.string(),
      accountId: z.string(),
      learnerId: z.string(),
      bundleId: z.string(),
      planId: z.string().nullable(),
      /** The batch in which the learner is taught; null: no batch of the course is running. */
      ownBatchId: z.string().nullable(),
      orderId: z.string().nullable(),
      state: EnrolmentState,
      access: z.enum(['FULL', 'LIMITED', 'REPLAY_ONLY']),
      startsAt: Instant,
      validTill: Instant,
      /** Ended early, or found to be past its end. */
      endedAt: Instant.nullable(),
    }),
    filter: z.object({ accountId: line(64).optional(), learnerId: line(64).optional(), orderId: line(64).optional() }),
    sort: ['startsAt'],
    newestFirst: true,
  }),
}
