// The household's data, to download or to have deleted. The specification has no calls for this: these paths are ours.
import { z } from 'zod'
import { endpoint } from '#core/kernel/endpoint.ts'
import { callerFields, Instant } from '#core/kernel/schemas.ts'
import { otpErrors } from '#core/modules/otp/errors.ts'
import { VerificationToken } from '#core/modules/otp/verification.ts'
import { answerLanguage } from '#core/taxonomy/schemas.ts'
import { privacyErrors as errors } from './errors.ts'

/** A record by module, then by part. Each part has the form of the module's own answers. */
const Parts = z.record(z.string(), z.record(z.string(), z.unknown()))

export const PersonalData = z.object({
  /** The version of this form. The first version had all parts on one level. */
  version: z.literal(2),
  exportedAt: Instant,
  household: Parts,
  /** One for each learner who lives in the household. */
  learners: z.array(Parts),
  /** The browsers that are logged in. */
  sessions: z.array(z.record(z.string(), z.unknown())),
})
export type PersonalData = z.infer<typeof PersonalData>

export const privacyApi = {
  exportData: endpoint({
    method: 'GET',
    path: '/privacy/export',
    summary: 'Export all data of this household',
    access: 'household',
    supportView: 'HIDDEN',
    query: z.object(callerFields),
    response: PersonalData,
    limit: { calls: 30, perSeconds: 3_600, everywhere: true },
  }),
  getDeletion: endpoint({
    method: 'GET',
    path: '/privacy/deletion',
    summary: 'Preview what deleting the account removes and what the law makes us keep',
    access: 'household',
    query: z.object(callerFields),
    response: z.object({
      learners: z.int(),
      /** Courses that run now and would end. */
      activeCourses: z.int(),
      /** Orders that stay for the tax office, without a number or an address. */
      ordersKept: z.int(),
      keptForYears: z.int(),
      /** A payment or refund is not through: it cannot be deleted yet. */
      isBlocked: z.boolean(),
      graceDays: z.int(),
      /** When it is deleted, once that was asked for. */
      deletesAt: Instant.nullable(),
    }),
  }),
  deleteAccount: endpoint({
    method: 'POST',
    path: '/privacy/deleteAccount',
    summary: 'Request deletion of this household (logs out everywhere; can be cancelled for a while)',
    access: 'household',
    body: z.object({ confirmation: VerificationToken, ...answerLanguage, ...callerFields }),
    response: z.object({ deletesAt: Instant }),
    errors: [errors.MONEY_UNDER_WAY, otpErrors.OTP_EXPIRED],
  }),
  keepAccount: endpoint({
    method: 'POST',
    path: '/privacy/keepAccount',
    summary: 'Cancel the deletion of this household',
    access: 'household',
    body: z.object(callerFields),
    response: z.object({ isKept: z.boolean() }),
  }),
}
