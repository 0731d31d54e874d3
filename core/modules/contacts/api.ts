// The number and the address of an account. Each change needs a fresh code: to the new one, and for the number to the old
// one as well, so that a browser left open is not enough to take an account away.
import { z } from 'zod'
import { endpoint } from '#core/kernel/endpoint.ts'
import { callerFields } from '#core/kernel/schemas.ts'
import { LoginData } from '#core/modules/accounts/account.ts'
import { otpErrors, sendErrors } from '#core/modules/otp/errors.ts'
import {
  CALLS_ABOUT_CODES,
  givenCode,
  MailVerification,
  Verification,
  VerificationToken,
  version,
} from '#core/modules/otp/verification.ts'
import { answerLanguage, Email, Phone } from '#core/taxonomy/schemas.ts'
import { contactErrors as errors } from './errors.ts'

const sends = { calls: 20, perSeconds: 600 }
const tries = { calls: 30, perSeconds: 600 }

export const contactsApi = {
  getMailState: endpoint({
    method: 'GET',
    path: '/user/mail-state',
    summary: 'Get whether mail arrives at the account’s address, as far as we know',
    access: 'household',
    response: z.object({
      /** Mail came back from there, or was reported as spam. We send no more until the address is changed. */
      isUnreachable: z.boolean(),
    }),
  }),
  confirmItIsYou: endpoint({
    method: 'POST',
    path: '/user/confirmation',
    summary: 'Send a code to this account’s number, to confirm its owner',
    access: 'household',
    body: z.object({ version, ...answerLanguage, ...callerFields }),
    response: Verification,
    errors: sendErrors,
    limit: sends,
  }),
  newPhoneVerification: endpoint({
    method: 'POST',
    path: '/newPhoneVerification',
    summary: 'Send a code to a new number for this account (same answer for a number in use)',
    access: 'household',
    body: z.object({
      phone: Phone,
      phoneCode: z.string().max(5).optional(),
      version,
      ...answerLanguage,
      ...callerFields,
    }),
    response: Verification,
    errors: [errors.SAME_PHONE, ...sendErrors],
    limit: sends,
  }),
  changePhone: endpoint({
    method: 'POST',
    path: '/user/changePhone',
    summary: 'Change the account’s number; log out other browsers and notify the old number',
    access: 'household',
    body: z.object({ ...givenCode, confirmation: VerificationToken, ...answerLanguage, ...callerFields }),
    response: LoginData,
    errors: [errors.PHONE_IN_USE, otpErrors.INCORRECT_OTP, otpErrors.OTP_EXPIRED],
    limit: tries,
  }),
  newEmailVerification: endpoint({
    method: 'POST',
    path: '/user/newEmailVerification',
    summary: 'Send a code to a new e-mail address for this account',
    access: 'household',
    body: z.object({ email: Email, ...answerLanguage, ...callerFields }),
    response: MailVerification,
    errors: [otpErrors.OTP_NOT_SENT, errors.EMAIL_UNREACHABLE],
    limit: sends,
  }),
  changeEmail: endpoint({
    method: 'POST',
    path: '/user/changeEmail',
    summary: 'Set the account’s e-mail address with the code (later changes need a code too)',
    access: 'household',
    body: z.object({ ...givenCode, ...callerFields }),
    response: LoginData,
    errors: [otpErrors.INCORRECT_OTP, otpErrors.OTP_EXPIRED],
    limit: tries,
  }),
  addMissingEmail: endpoint({
    method: 'POST',
    path: '/createUserDetailsForExistingUserAndSendEmail',
    summary: 'E-mail a code to complete an account without an address (same answer for every account)',
    access: 'anyone',
    body: z.object({ phone: Phone, email: Email, version, ...answerLanguage }),
    response: z.object({ isAccepted: z.boolean() }),
    limit: CALLS_ABOUT_CODES,
  }),
}
