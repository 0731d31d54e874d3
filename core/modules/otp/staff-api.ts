// Stops of codes, as staff see and lift them.
import { z } from 'zod'
import { commonErrors } from '#core/kernel/common-errors.ts'
import { endpoint } from '#core/kernel/endpoint.ts'
import { resource, Sentence } from '#core/kernel/resource.ts'
import { Instant, line, QueryFlag, StaffRef } from '#core/kernel/schemas.ts'
import { otpErrors as errors } from './errors.ts'

const feature = 'messages'

export const otpStaffApi = {
  staffCodeStops: resource({
    name: 'code-stops',
    feature,
    record: z.object({
      id: z.string(),
      /** The beginning of the numbers that get no codes, in E.164. */
      prefix: z.string(),
      /** Codes of the minutes that decided it, and how many of them were answered. */
      sent: z.int(),
      answered: z.int(),
      stoppedAt: Instant,
      endsAt: Instant,
      liftedAt: Instant.nullable(),
      liftedBy: StaffRef.nullable(),
    }),
    filter: z.object({ isOpen: QueryFlag.optional() }),
    sort: ['stoppedAt'],
    newestFirst: true,
  }),
  staffCodeStopActions: {
    liftCodeStop: endpoint({
      method: 'POST',
      path: '/staff/code-stops/:id/lift',
      summary: 'Staff: end a stop of codes before its time (counting begins anew)',
      access: `staff:${feature}.edit`,
      params: z.object({ id: line(64).min(1) }),
      body: z.object({ reason: Sentence }),
      response: z.object({ liftedAt: Instant }),
      errors: [commonErrors.NOT_FOUND_ERROR, errors.STOP_IS_OVER],
    }),
  },
}
