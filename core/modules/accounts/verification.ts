// One-time codes: what may be asked and how it is answered. Limits are in server/modules/accounts/otp-limits.ts.
import { z } from 'zod'
import { id } from '#core/kernel/schemas.ts'
import { MINUTE, SECOND } from '#core/kernel/time.ts'

export const VerificationId = id('otp')
export type VerificationId = z.infer<typeof VerificationId>

/** What a code is good for. A code for one purpose opens nothing else: decision L-20. */
export const PURPOSES = ['LOGIN', 'SIGNUP', 'PHONE_CHANGE', 'BOOKING', 'CENTRE_LEAD'] as const
export type Purpose = (typeof PURPOSES)[number]

export const CHANNELS = ['SMS', 'WHATSAPP'] as const

export const OTP_DIGITS = 6
export const OTP_LIFE = 5 * MINUTE
export const OTP_TRIES = 3
/** How long until the next send may be asked for, by how many were sent before: 30 s is the spec's. */
export const RESEND_AFTER = [30 * SECOND, 60 * SECOND, 120 * SECOND] as const

export const OtpCode = z
  .string()
  .trim()
  .regex(/^\d{6}$/, 'Enter the 6-digit code.')

/** The same for a number we know and one we do not. */
export const Verification = z.object({
  verificationId: VerificationId,
  channel: z.enum(CHANNELS),
  expiresInSeconds: z.int(),
  resendInSeconds: z.int(),
})
export type Verification = z.infer<typeof Verification>
