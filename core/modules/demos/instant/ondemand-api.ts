// A demo that starts at once, without a booking: decision L-25.
import { z } from 'zod'
import { commonErrors } from '#core/kernel/common-errors.ts'
import { endpoint } from '#core/kernel/endpoint.ts'
import { callerFields, id, Instant, QueryFlag } from '#core/kernel/schemas.ts'
import { LearnerId } from '#core/modules/accounts/account.ts'
import { GradeNumber, QueryGrade } from '#core/taxonomy/schemas.ts'
import { DemoCategory, DemoId, Laptop } from '../demo.ts'
import { demoErrors as errors } from '../errors.ts'
import { ONDEMAND_STATUSES } from './instant.ts'

export const OfferId = id('dof')
export type OfferId = z.infer<typeof OfferId>

export const OndemandState = z.object({
  ondemandStatus: z.enum(ONDEMAND_STATUSES),
  /** The offer that the family waits for, until a teacher accepts it or it ends. */
  offer: z.object({ id: OfferId, expiresAt: Instant }).nullable(),
  /** The demo, once a teacher has accepted: it is joined like any other. */
  bookingId: DemoId.nullable(),
  serverTime: Instant,
})
export type OndemandState = z.infer<typeof OndemandState>

export const ondemandApi = {
  getOndemand: endpoint({
    method: 'GET',
    path: '/v2/demo/ondemand',
    summary: 'Find out whether a demo can start now, or what has become of an offer',
    access: 'anyone',
    query: z.object({
      category: DemoCategory,
      grade: QueryGrade.optional(),
      /** The family has closed the pop-up. */
      isDismissed: QueryFlag.optional(),
      /** The offer that the family waits for. */
      offerId: OfferId.optional(),
      ...callerFields,
    }),
    response: OndemandState,
    errors: [commonErrors.NOT_FOUND_ERROR],
    limit: { calls: 240, perSeconds: 60 },
  }),
  joinOndemand: endpoint({
    method: 'POST',
    path: '/v2/demo/ondemand/join',
    summary: 'Ask the free teachers for a demo now; a second call answers the offer that is open',
    access: 'learner',
    body: z.object({
      category: DemoCategory,
      grade: GradeNumber,
      laptop: Laptop,
      userId: LearnerId.optional(),
      ...callerFields,
    }),
    response: OndemandState,
    errors: [
      errors['120027'],
      errors['120030'],
      errors.DEMO_IS_CLOSED,
      errors.DEMO_ALREADY_BOOKED,
      errors.DEMO_MISSED_TWICE,
      errors.DEMO_NEEDS_COMPUTER,
      errors.DEMO_NEEDS_CONSENT,
    ],
    limit: { calls: 20, perSeconds: 600 },
  }),
}
