// What staff see of households, and the two things they may do: look at a number, for a purpose, and log a household out.
import { z } from 'zod'
import { commonErrors } from '#core/kernel/common-errors.ts'
import { endpoint } from '#core/kernel/endpoint.ts'
import { resource, Reason } from '#core/kernel/resource.ts'
import { Instant, QueryFlag } from '#core/kernel/schemas.ts'
import { Phone } from '#core/taxonomy/schemas.ts'
import { AccountId, HeldBy } from './account.ts'

const feature = 'households'
const because = z.object({ reason: Reason.pipe(z.string().min(10, 'At least a sentence.')) })

export const accountsStaffApi = {
  staffHouseholds: resource({
    name: 'households',
    feature,
    record: z.object({
      id: z.string(),
      /** The last three digits alone. */
      phone: z.string(),
      heldBy: HeldBy.nullable(),
      stateCode: z.string().nullable(),
      /** "Class 10, agreed": of each learner the class and whether a parent has agreed, and no name. */
      learners: z.array(z.string()),
      createdAt: Instant,
      erasedAt: Instant.nullable(),
    }),
    /** A family that calls says its number: the whole of it finds the household, a part finds nothing. */
    filter: z.object({ phone: Phone.optional(), isErased: QueryFlag.optional() }),
    sort: ['createdAt'],
    newestFirst: true,
  }),
  staffHouseholdDesk: {
    revealContact: endpoint({
      method: 'POST',
      path: '/staff/households/:id/contact',
      summary: 'Staff: the number and address of a household, for a purpose that is written down',
      access: `staff:${feature}.edit`,
      params: z.object({ id: AccountId }),
      body: because,
      response: z.object({ phone: z.string(), email: z.string().nullable() }),
      errors: [commonErrors.NOT_FOUND_ERROR],
      limit: { calls: 30, perSeconds: 3_600 },
    }),
    endSessions: endpoint({
      method: 'POST',
      path: '/staff/households/:id/sessions/end',
      summary: 'Staff: logs a household out everywhere, as it has asked',
      access: `staff:${feature}.edit`,
      params: z.object({ id: AccountId }),
      body: because,
      response: z.object({ isLoggedOut: z.boolean() }),
      errors: [commonErrors.NOT_FOUND_ERROR],
    }),
  },
}
