// One-time codes: what may be asked and how it is answered. Limits are in server/modules/otp/limits.ts.
import { z } from 'zod'
import { id } from '#core/kernel/schemas.ts'
import { MINUTE, SECOND } from '#core/kernel/time.ts'
import { pastedDigits } from '#core/kernel/typed.ts'
import { OTP_LIFE_MS } from './code-life.ts'

export const VerificationId = id('otp')
export type VerificationId = z.infer<typeof VerificationId>

/** The purposes of a code. A code for one purpose is refused for every other: decision L-20. */
export const PURPOSES = ['LOGIN', 'SIGNUP', 'PHONE_CHANGE', 'BOOKING', 'CENTRE_LEAD', 'EMAIL', 'CONFIRM', 'TAKE_OVER', 'WHATSAPP', 'DESK'] as const // prettier-ignore
export const Purpose = z.enum(PURPOSES)
export type Purpose = z.infer<typeof Purpose>

/** The channels to a number. VOICE is a call that reads the code. An address has only mail. */
export const CHANNELS = ['SMS', 'WHATSAPP', 'VOICE'] as const

export const OTP_DIGITS = 6
export const OTP_LIFE = OTP_LIFE_MS
export const OTP_TRIES = 3
/** How long what was proven by a code may be used by another call. */
export const TICKET_LIFE = 10 * MINUTE
/** How long until the next send may be asked for, by how many were sent before: 30 s is the spec's. */
export const RESEND_AFTER = [30 * SECOND, 60 * SECOND, 120 * SECOND] as const

/**
 * Calls of one address that ask for a code or answer one. Hundreds of families may share it, so this only keeps programs from calling
 * without end: what a number, a browser and an address may have is counted where codes are sent (server/modules/otp/limits.ts).
 */
export const CALLS_ABOUT_CODES = { calls: 600, perSeconds: 600 } as const

/** A call is offered for the next send when so many messages with a code have left: the first and two more. */
export const SENDS_BEFORE_CALL = 3

export const OtpCode = z
  .string()
  .overwrite(pastedDigits)
  .regex(/^\d{6}$/, 'Enter the 6-digit code.')

/** A code with the request it answers, as calls carry the two. */
export const givenCode = { verificationId: VerificationId, otp: OtpCode }

/** Proof of a right code, for one more call: 256 random bits. */
export const VerificationToken = z.string().regex(/^[\w-]{43}$/, 'not a verification token')

/** The same for a number we know and one we do not. */
export const Verification = z.object({
  verificationId: VerificationId,
  channel: z.enum(CHANNELS),
  expiresInSeconds: z.int(),
  resendInSeconds: z.int(),
  /** The next code may be read out by a call: after the second resend, or when the SMS was not delivered. */
  canCall: z.boolean(),
})
export type Verification = z.infer<typeof Verification>

export const MailVerification = Verification.extend({ channel: z.literal('MAIL') })
export type MailVerification = z.infer<typeof MailVerification>

export const VerificationResult = z.object({
  verificationToken: VerificationToken,
  purpose: Purpose,
  expiresInSeconds: z.int(),
})
export type VerificationResult = z.infer<typeof VerificationResult>

/** Two is current; one is still accepted: decision L-20. */
export const version = z.union([z.literal(1), z.literal(2), z.enum(['1', '2'])]).optional()
