// What we know of a household, to take away or to have deleted. The specification has no calls for them: these paths are ours.
import { z } from 'zod'
import { endpoint } from '#core/kernel/endpoint.ts'
import { callerFields, Instant } from '#core/kernel/schemas.ts'
import { otpErrors } from '#core/modules/otp/errors.ts'
import { VerificationToken } from '#core/modules/otp/verification.ts'
import { answerLanguage } from '#core/taxonomy/schemas.ts'
import { privacyErrors as errors } from './errors.ts'

/** Each part as its own calls answer it. */
const part = z.array(z.record(z.string(), z.unknown()))

export const PersonalData = z.object({
  exportedAt: Instant,
  account: z.record(z.string(), z.unknown()),
  learners: z.array(
    z.object({
      learner: z.record(z.string(), z.unknown()),
      guardians: part,
      consents: part,
      answers: part,
      enrolments: part,
      /** Courses that are being set up, with what was said of each step. */
      setUp: part,
      /** Nights whose lantern was lit, as YYYY-MM-DD. */
      filmsWatched: part,
      /** Which form of a page is shown where we try several. */
      experiments: part,
      /** What was looked at in the shop, of a grown-up learner. */
      visits: part,
      lanterns: z.object({ goal: z.int().nullable(), nights: z.array(z.string()) }),
    }),
  ),
  addresses: part,
  preferences: z.record(z.string(), z.unknown()),
  sessions: part,
  orders: part,
  wallet: part,
  instalments: part,
  mandates: part,
  debts: part,
  /** Parents who were invited, offers agreed to, requests to pay, partners, calendars: each without what is somebody else's. */
  invitations: part,
  offers: part,
  payRequests: part,
  partners: part,
  calendars: part,
  /** Where class times are sent, and which document was shown, if one was asked for; never its number. */
  whatsAppNumber: z.string().nullable(),
  document: z.record(z.string(), z.unknown()),
})
export type PersonalData = z.infer<typeof PersonalData>

export const privacyApi = {
  exportData: endpoint({
    method: 'GET',
    path: '/privacy/export',
    summary: 'Everything we know of this household, to take away',
    access: 'household',
    supportView: 'HIDDEN',
    query: z.object(callerFields),
    response: PersonalData,
    limit: { calls: 30, perSeconds: 3_600, everywhere: true },
  }),
  getDeletion: endpoint({
    method: 'GET',
    path: '/privacy/deletion',
    summary: 'What deleting the account would take away and what the law makes us keep',
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
    summary:
      'Have this household deleted: logged out everywhere at once, gone after the grace unless it says otherwise',
    access: 'household',
    body: z.object({ confirmation: VerificationToken, ...answerLanguage, ...callerFields }),
    response: z.object({ deletesAt: Instant }),
    errors: [errors.MONEY_UNDER_WAY, otpErrors.OTP_EXPIRED],
  }),
  keepAccount: endpoint({
    method: 'POST',
    path: '/privacy/keepAccount',
    summary: 'Keep this household after all, while the grace lasts',
    access: 'household',
    body: z.object(callerFields),
    response: z.object({ isKept: z.boolean() }),
  }),
}
