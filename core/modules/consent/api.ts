// Consent and its withdrawal. The specification has no calls for them: these paths are ours.
import { z } from 'zod'
import { endpoint } from '#core/kernel/endpoint.ts'
import { callerFields } from '#core/kernel/schemas.ts'
import { BirthYear, LearnerId, PersonName } from '#core/modules/accounts/account.ts'
import { otpErrors } from '#core/modules/otp/errors.ts'
import { VerificationToken } from '#core/modules/otp/verification.ts'
import { answerLanguage } from '#core/taxonomy/schemas.ts'
import { ConsentEntry, ConsentPurpose, Consents } from './consent.ts'
import { consentErrors as errors } from './errors.ts'

const purposes = z.array(ConsentPurpose).min(1).max(10)
const agreed = z.object({ purpose: ConsentPurpose, noticeVersion: z.int().min(1).max(1_000) })

export const consentApi = {
  getConsents: endpoint({
    method: 'GET',
    path: '/consent',
    summary: 'Get the consents of a learner, with the current notices and answers',
    access: 'learner',
    query: z.object({ userId: LearnerId.optional(), ...answerLanguage, ...callerFields }),
    response: Consents,
  }),
  getConsentHistory: endpoint({
    method: 'GET',
    path: '/consent/history',
    summary: 'List all consents and withdrawals of a learner, newest first',
    access: 'learner',
    query: z.object({ userId: LearnerId.optional(), ...callerFields }),
    response: z.array(ConsentEntry),
  }),
  giveConsent: endpoint({
    method: 'POST',
    path: '/consent/give',
    summary: 'Give consent for a child as its guardian, with a fresh code, or for yourself',
    access: 'learner',
    body: z.object({
      userId: LearnerId.optional(),
      agreed: z.array(agreed).min(1).max(10),
      /** The token of a verified code of purpose CONFIRM, which was sent to the guardian's own number. */
      confirmation: VerificationToken,
      /** Who agrees, in their own words. Not asked of a grown-up learner. */
      guardian: z.object({ name: PersonName, birthYear: BirthYear, declares: z.literal(true) }).optional(),
      ...answerLanguage,
      ...callerFields,
    }),
    response: Consents,
    errors: [
      errors.BIRTH_YEAR_NEEDED,
      errors.GUARDIAN_NEEDED,
      errors.ADULT_NEEDED,
      errors.NOTICE_CHANGED,
      otpErrors.OTP_EXPIRED,
    ],
  }),
  withdrawConsent: endpoint({
    method: 'POST',
    path: '/consent/withdraw',
    summary: 'Withdraw consents that are not needed to learn (no code, no reason)',
    access: 'learner',
    body: z.object({ userId: LearnerId.optional(), purposes, ...answerLanguage, ...callerFields }),
    response: Consents,
    errors: [errors.GUARDIAN_NEEDED, errors.CODE_NEEDED],
  }),
  stopLearning: endpoint({
    method: 'POST',
    path: '/consent/stop-learning',
    summary: 'Withdraw the consent for learning, with a fresh code; a child’s data is deleted after 30 days',
    access: 'learner',
    body: z.object({
      userId: LearnerId.optional(),
      /** The token of a verified code of purpose CONFIRM, which was sent to the caller's own number. */
      confirmation: VerificationToken,
      ...answerLanguage,
      ...callerFields,
    }),
    response: Consents,
    errors: [errors.GUARDIAN_NEEDED, otpErrors.OTP_EXPIRED],
  }),
  resumeLearning: endpoint({
    method: 'POST',
    path: '/consent/resume-learning',
    summary: 'Undo the withdrawal of the consent for learning, within seven days',
    access: 'learner',
    body: z.object({ userId: LearnerId.optional(), ...answerLanguage, ...callerFields }),
    response: Consents,
    errors: [errors.GUARDIAN_NEEDED, errors.NOTHING_TO_UNDO],
  }),
}
