// The endpoints that only verify a code. Endpoints that also open a session or change data are in the modules that do
// so. Decision L-20.
import { z } from 'zod'
import { endpoint } from '#core/kernel/endpoint.ts'
import { answerLanguage, dialledPhone } from '#core/taxonomy/schemas.ts'
import { otpErrors as errors, sendErrors } from './errors.ts'
import {
  CALLS_ABOUT_CODES,
  givenCode,
  Purpose,
  Verification,
  VerificationId,
  VerificationResult,
  version,
} from './verification.ts'

export const otpApi = {
  preBookingVerification: endpoint({
    method: 'POST',
    path: '/info/preBookingVerification',
    summary: 'Send a code to the number of a demo booking',
    access: 'anyone',
    body: z.object({ ...dialledPhone, version, ...answerLanguage }),
    response: Verification,
    errors: sendErrors,
    limit: CALLS_ABOUT_CODES,
  }),
  codeDelivery: endpoint({
    method: 'GET',
    path: '/otp/delivery',
    summary: 'Report whether a call may read the code that was asked for',
    access: 'anyone',
    query: z.object({ verificationId: VerificationId }),
    response: Verification.pick({ canCall: true }),
    errors: [errors.OTP_EXPIRED],
    limit: CALLS_ABOUT_CODES,
  }),
  verifyOtp: endpoint({
    method: 'POST',
    path: '/verifyOTP',
    summary: 'Exchange a code for a token that proves it to one call of the same purpose',
    access: 'anyone',
    body: z.object({ ...givenCode, purpose: Purpose.default('LOGIN'), version }),
    response: VerificationResult,
    errors: [errors.INCORRECT_OTP, errors.OTP_EXPIRED],
    limit: CALLS_ABOUT_CODES,
  }),
}
