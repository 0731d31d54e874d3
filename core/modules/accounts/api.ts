import { z } from 'zod'
import { endpoint } from '#core/kernel/endpoint.ts'
import { callerFields } from '#core/kernel/schemas.ts'
import { otpErrors, sendErrors } from '#core/modules/otp/errors.ts'
import { CALLS_ABOUT_CODES, CHANNELS, givenCode, Verification, VerificationId, VerificationToken, version } from '#core/modules/otp/verification.ts' // prettier-ignore
import { answerLanguage, dialledPhone } from '#core/taxonomy/schemas.ts'
import { LearnerChange, LearnerId, LoginData, ProfileChange } from './account.ts'
import { blockedError } from './block.ts'
import { accountErrors as errors } from './errors.ts'

const codeRequest = z.object({ ...dialledPhone, version, ...answerLanguage })
const blocked = Object.values(blockedError)

export const accountsApi = {
  preLoginVerification: endpoint({
    method: 'POST',
    path: '/preLoginVerification',
    summary: 'Send a login code to a phone number',
    access: 'anyone',
    body: codeRequest,
    response: Verification,
    errors: sendErrors,
    limit: CALLS_ABOUT_CODES,
  }),
  preSignUpVerification: endpoint({
    method: 'POST',
    path: '/preSignUpVerification',
    summary: 'Send a sign-up code to a phone number (same answer for a known number)',
    access: 'anyone',
    body: codeRequest,
    response: Verification,
    errors: sendErrors,
    limit: CALLS_ABOUT_CODES,
  }),
  resendLoginOtp: endpoint({
    method: 'POST',
    path: '/resendPreLoginVerificationOTP',
    summary: 'Send the code again, by WhatsApp, or by a call that reads it',
    access: 'anyone',
    body: z.object({
      verificationId: VerificationId,
      channel: z.enum(CHANNELS).default('SMS'),
      version,
      ...answerLanguage,
    }),
    response: Verification,
    errors: [otpErrors.OTP_EXPIRED, otpErrors.CALL_NOT_YET, ...sendErrors],
    limit: CALLS_ABOUT_CODES,
  }),
  verifyLoginOtp: endpoint({
    method: 'POST',
    path: '/login/verifyOTP',
    summary: 'Exchange a code for a session; create an account for a new number',
    access: 'anyone',
    body: z.object({ ...givenCode, version }),
    response: LoginData,
    errors: [otpErrors.INCORRECT_OTP, otpErrors.OTP_EXPIRED, ...blocked],
    limit: CALLS_ABOUT_CODES,
  }),
  authenticate: endpoint({
    method: 'POST',
    path: '/login/auth',
    summary: 'Exchange the token of a verified login code for a session',
    access: 'anyone',
    body: z.object({ verificationToken: VerificationToken, version }),
    response: LoginData,
    errors: [otpErrors.OTP_EXPIRED, ...blocked],
    limit: CALLS_ABOUT_CODES,
  }),
  signUpUser: endpoint({
    method: 'POST',
    path: '/signUpUser',
    summary: 'Create an account with the sign-up code; log in the owner of a known number',
    access: 'anyone',
    body: LearnerChange.extend({ ...givenCode, heldBy: ProfileChange.shape.heldBy, version }),
    response: LoginData,
    errors: [otpErrors.INCORRECT_OTP, otpErrors.OTP_EXPIRED, errors.CONSENT_NEEDED, ...blocked],
    limit: CALLS_ABOUT_CODES,
  }),
  getLoginData: endpoint({
    method: 'GET',
    path: '/getLoginData',
    summary: 'Get the logged-in household (NOT_LOGGED_IN for a visitor)',
    access: 'household',
    response: LoginData,
  }),
  editProfile: endpoint({
    method: 'POST',
    path: '/editProfile',
    also: ['/v2/editProfile', '/profile/editUserProfile'],
    summary: 'Update the household and one learner (default: the chosen learner)',
    access: 'learner',
    body: ProfileChange.extend({ userId: LearnerId.optional(), ...callerFields }),
    response: LoginData,
    errors: [errors.CONSENT_NEEDED, errors.EMAIL_NEEDS_CODE, errors.ANSWER_STANDS],
  }),
  logout: endpoint({
    method: 'POST',
    path: '/user/logout',
    summary: 'Log out of this session and return the next address (own paths only)',
    access: 'anyone',
    body: z.object({ redirectUrl: z.string().max(2_000).optional() }),
    response: z.object({ redirectUrl: z.string(), redirectAfterMs: z.int() }),
  }),
}
