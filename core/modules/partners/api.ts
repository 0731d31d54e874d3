// Customers of partners. Decisions L-23 and L-71.
import { z } from 'zod'
import { commonErrors } from '#core/kernel/common-errors.ts'
import { endpoint } from '#core/kernel/endpoint.ts'
import { callerFields, line } from '#core/kernel/schemas.ts'
import { LearnerId } from '#core/modules/accounts/account.ts'
import { otpErrors } from '#core/modules/otp/errors.ts'
import { VerificationToken } from '#core/modules/otp/verification.ts'
import { GradeNumber } from '#core/taxonomy/schemas.ts'
import { partnerErrors as errors } from './errors.ts'
import { PARTNER_CODE } from './partner-code.ts'

export const PartnerCode = z.string().regex(PARTNER_CODE, 'not a partner’s code')

/** The partner's number for its customer, hashed by the partner. */
const hashSid = line(128).pipe(z.string().min(8))
/** "expiry.nonce.signature" */
const token = z.string().regex(/^\d{10,13}\.[\w-]{16,64}\.[\w-]{43}$/, 'not a partner’s token')

export const partnersApi = {
  getTataSkyUser: endpoint({
    method: 'GET',
    path: '/payment/getTataSkyUser',
    summary: 'Check a token signed by Tata Sky, and whether its customer is known',
    access: 'anyone',
    query: z.object({ hashSid, token }),
    response: z.object({ partner: z.string(), isLinked: z.boolean() }),
    errors: [errors.PARTNER_TOKEN_INVALID],
    limit: { calls: 20, perSeconds: 60, everywhere: true },
  }),
  authenticateTataSkyUser: endpoint({
    method: 'POST',
    path: '/tatasky/authenticateUser',
    summary: 'Link a Tata Sky customer to the household of a confirmed number (token works once)',
    access: 'household',
    body: z.object({ hashSid, token, ...callerFields }),
    response: z.object({ partner: z.string(), isLinked: z.boolean() }),
    errors: [errors.PARTNER_TOKEN_INVALID, errors.PARTNER_USER_LINKED],
    limit: { calls: 20, perSeconds: 60, everywhere: true },
  }),
  tagUser: endpoint({
    method: 'POST',
    path: '/partners/tagUser',
    summary: 'Record the partner this household came from (the first one is kept)',
    access: 'household',
    body: z.object({ partnerCode: PartnerCode, ...callerFields }),
    response: z.object({ partnerCode: PartnerCode }),
    errors: [commonErrors.NOT_FOUND_ERROR],
  }),
  createUserForOrg: endpoint({
    method: 'POST',
    path: '/userAuth/v1/createUserForOrg',
    summary: 'Create an account for a family at a learning centre, with a fresh centre code',
    access: 'anyone',
    body: z.object({
      /** The token of a verified code of purpose CENTRE_LEAD. */
      verificationToken: VerificationToken,
      partnerCode: PartnerCode.default('CENTRE'),
      grade: GradeNumber.optional(),
    }),
    response: z.object({ userId: LearnerId, isNewUser: z.boolean() }),
    errors: [otpErrors.OTP_EXPIRED, commonErrors.NOT_FOUND_ERROR],
    limit: { calls: 20, perSeconds: 600, everywhere: true },
  }),
}
