import { z } from 'zod'
import { id, Instant, inWords } from '#core/kernel/schemas.ts'
import { LearnerId } from '#core/modules/accounts/account.ts'
import { BundleId } from '#core/modules/catalogue/catalogue.ts'

export const EnrolmentId = id('enr')
export type EnrolmentId = z.infer<typeof EnrolmentId>

/** REGULAR is bought; the other three set the down-payment flag: commerce spec, section 4. */
export const ENROLMENT_STATES = ['REGULAR', 'TRIAL', 'ALLOW', 'FREE_PASS'] as const
export const EnrolmentState = inWords(z.enum(ENROLMENT_STATES), { ALLOW: 'Given by staff' })
export type EnrolmentState = z.infer<typeof EnrolmentState>

export const Enrolment = z.object({
  bundleEnrolmentId: EnrolmentId,
  /** For links that must not be guessed. */
  uniqueId: z.string(),
  userId: LearnerId,
  bundleId: BundleId,
  /** The one batch that was bought; null for the whole course. */
  batchId: z.string().nullable(),
  /** The batch in which the learner is taught; null: no batch of the course is running. */
  ownBatchId: z.string().nullable(),
  /** The batch that was chosen, where it was full when the payment came; null for everybody else. */
  wantedBatchId: z.string().nullable(),
  planId: z.string().nullable(),
  orderId: z.string().nullable(),
  state: EnrolmentState,
  isActive: z.boolean(),
  /** Less than FULL while an instalment is late: first without doubts and tests, then only replay and notes. */
  access: z.enum(['FULL', 'LIMITED', 'REPLAY_ONLY']),
  startsAt: Instant,
  validTill: Instant,
})
export type Enrolment = z.infer<typeof Enrolment>
