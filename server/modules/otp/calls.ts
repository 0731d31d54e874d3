// Codes that a call reads. It is the dearest way and rings at any hour, so it comes last: after two more messages, or when the
// vendor reports that the SMS was not delivered. SMS, then WhatsApp, then a call: learning reference, section 12.
import { otpErrors as errors } from '#core/modules/otp/errors.ts'
import { SENDS_BEFORE_CALL, type VerificationId } from '#core/modules/otp/verification.ts'
import { isIndianPhone } from '#core/taxonomy/phone.ts'
import { hasFailedSms } from '#server/modules/messages/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import { findVerification } from './store.ts'

interface CodeOnItsWay {
  readonly id: VerificationId
  readonly recipient: string
  readonly purpose: string
  /** Messages with a code that have left under this id. */
  readonly sends: number
}

/** Our number calls only numbers in India. */
export async function canCall(
  { db, voice }: Pick<Ctx, 'db' | 'voice'>,
  { id, recipient, purpose, sends }: CodeOnItsWay,
): Promise<boolean> {
  if (!voice || !isIndianPhone(recipient) || NEVER_READ_OUT.has(purpose)) return false
  return sends >= SENDS_BEFORE_CALL || (await hasFailedSms(db, id))
}

/** A code that support asks for has a text of its own; the others prove another way than a call. */
const NEVER_READ_OUT = new Set(['DESK', 'EMAIL', 'WHATSAPP'])

/** Throws CALL_NOT_YET. */
export async function refuseEarlyCall(ctx: Pick<Ctx, 'db' | 'voice'>, code: CodeOnItsWay): Promise<void> {
  if (!(await canCall(ctx, code))) throw errors.CALL_NOT_YET()
}

/** Asked by the browser that waits for the code. Throws OTP_EXPIRED for anybody else, and for a code that was used. */
export async function readDelivery(ctx: Ctx, verificationId: VerificationId, askedBy: readonly string[]) {
  const code = await findVerification(ctx.db, verificationId)
  if (!code || code.consumedAt !== null || !askedBy.includes(code.askedBy)) throw errors.OTP_EXPIRED()
  return { canCall: await canCall(ctx, code) }
}
