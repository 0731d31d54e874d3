// Who waits for a seat in a full batch, for staff. Operations console, O03.
import { z } from 'zod'
import { endpoint } from '#core/kernel/endpoint.ts'
import { Instant, line } from '#core/kernel/schemas.ts'
import { listingErrors } from '#core/modules/listings/errors.ts'

export const QueuedLearner = z.object({
  learnerId: z.string(),
  name: z.string(),
  askedAt: Instant,
  /** 1 is next; null for a learner who has an offer. */
  place: z.int().nullable(),
  /** A seat is held for the learner until then; null: it is not their turn. */
  offeredUntil: Instant.nullable(),
})

export const waitlistApi = {
  staffWaitlists: {
    getWaitlist: endpoint({
      method: 'GET',
      path: '/staff/batches/:id/waitlist',
      summary: 'Staff: list who waits for a seat in a full batch, in the order of their turn',
      access: 'staff:classes.view',
      params: z.object({ id: line(64).min(1) }),
      response: z.object({
        /** All who wait, also those that the list leaves out. */
        total: z.int(),
        learners: z.array(QueuedLearner),
      }),
      errors: [listingErrors.BATCH_NOT_FOUND],
    }),
  },
}
