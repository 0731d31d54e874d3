import { z } from 'zod'
import { endpoint } from '#core/kernel/endpoint.ts'
import { callerFields } from '#core/kernel/schemas.ts'
import { answerLanguage } from '#core/taxonomy/schemas.ts'
import { LoginData, Phone, ProfileChange } from './account.ts'
import { accountErrors as errors } from './errors.ts'
import { CHANNELS, OtpCode, Verification, VerificationId } from './verification.ts'

/** Two is current; one is still accepted: decision L-20. */
const version = z.union([z.literal(1), z.literal(2), z.enum(['1', '2'])]).optional()

export const accountsApi = {
  preLoginVerification: endpoint({
    method: 'POST',
    path: '/preLoginVerification',
    summary: 'Send a login code to a phone number',
    access: 'anyone',
    body: z.object({ phone: Phone, phoneCode: z.string().max(5).optional(), version, ...answerLanguage }),
    response: Verification,
    errors: [errors.OTP_NOT_SENT],
    limit: { calls: 20, perSeconds: 600 },
  }),
  resendLoginOtp: endpoint({
    method: 'POST',
    path: '/resendPreLoginVerificationOTP',
    summary: 'Send the code again, or by WhatsApp',
    access: 'anyone',
    body: z.object({
      verificationId: VerificationId,
      channel: z.enum(CHANNELS).default('SMS'),
      version,
      ...answerLanguage,
    }),
    response: Verification,
    errors: [errors.OTP_EXPIRED, errors.OTP_NOT_SENT],
    limit: { calls: 20, perSeconds: 600 },
  }),
  verifyLoginOtp: endpoint({
    method: 'POST',
    path: '/login/verifyOTP',
    summary: 'Exchange the code for a session; a new number becomes a new account',
    access: 'anyone',
    body: z.object({ verificationId: VerificationId, otp: OtpCode, version }),
    response: LoginData,
    errors: [errors.INCORRECT_OTP, errors.OTP_EXPIRED],
    limit: { calls: 30, perSeconds: 600 },
  }),
  getLoginData: endpoint({
    method: 'GET',
    path: '/getLoginData',
    summary: 'Who is logged in; a visitor is answered NOT_LOGGED_IN',
    access: 'household',
    response: LoginData,
  }),
  editProfile: endpoint({
    method: 'POST',
    path: '/editProfile',
    summary: 'Change what is given of the household and of the chosen learner',
    access: 'household',
    body: ProfileChange.extend(callerFields),
    response: LoginData,
  }),
  logout: endpoint({
    method: 'POST',
    path: '/user/logout',
    summary: 'End this session, and say where to go next: own paths only',
    access: 'anyone',
    body: z.object({ redirectUrl: z.string().max(2_000).optional() }),
    response: z.object({ redirectUrl: z.string(), redirectAfterMs: z.int() }),
  }),
}
