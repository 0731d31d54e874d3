// One-time codes. One service for every path that asks for a code: they differ in purpose alone (decision L-20).
import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import { later } from '#core/kernel/time.ts'
import { accountErrors as errors } from '#core/modules/accounts/errors.ts'
import { OTP_DIGITS, OTP_LIFE, OTP_TRIES, RESEND_AFTER, type Purpose, type Verification, type VerificationId } from '#core/modules/accounts/verification.ts' // prettier-ignore
import type { Language } from '#core/taxonomy/language.ts'
import { sendMessage } from '#server/modules/messages/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import { tooMany } from '#server/platform/access/limits.ts'
import { countSend, countWrongCode, refuseWhenLocked } from './otp-limits.ts'
import { consumeVerification, findVerification, insertVerification, renewVerification, takeTry } from './store.ts'

export interface Asker {
  readonly address: string
  readonly device: string
  readonly lang: Language
}

type Channel = Verification['channel']

/** Answers the same for a number we know and one we do not: nothing is looked up here. */
export async function sendCode(ctx: Ctx, phone: string, purpose: Purpose, asker: Asker): Promise<Verification> {
  await countSend(ctx, { phone, ...asker })
  const id = ctx.newId('otp') as VerificationId // newId makes ids of the kind it is given
  const code = freshCode()
  const now = ctx.now()
  await insertVerification(ctx.db, {
    id,
    purpose,
    phone,
    device: asker.device,
    codeHmac: hmac(ctx, { id, purpose, phone }, code),
    tries: OTP_TRIES,
    sentAt: now,
    expiresAt: later(now, OTP_LIFE),
  })
  await deliver(ctx, { phone, code, channel: 'SMS', lang: asker.lang, id })
  return verification(id, 'SMS', 1)
}

/** Sends another code under the same id; the one before is worth nothing from then on. */
export async function resendCode(ctx: Ctx, id: VerificationId, channel: Channel, asker: Asker): Promise<Verification> {
  const known = await findVerification(ctx.db, id)
  if (!known || known.device !== asker.device || known.consumedAt !== null) throw errors.OTP_EXPIRED()
  const wait = later(known.sentAt, waitAfter(known.sends)) - ctx.now()
  if (wait > 0) throw tooMany(wait / 1_000)
  await countSend(ctx, { phone: known.phone, ...asker })
  const code = freshCode()
  const sends = known.sends + 1
  await renewVerification(ctx.db, {
    id,
    sends,
    codeHmac: hmac(ctx, known, code),
    tries: OTP_TRIES,
    sentAt: ctx.now(),
    expiresAt: later(ctx.now(), OTP_LIFE),
  })
  await deliver(ctx, { phone: known.phone, code, channel, lang: asker.lang, id })
  return verification(id, channel, sends)
}

/** Answers the number the code was sent to. A try is gone before the code is looked at, so guessing in parallel gains nothing. */
export async function acceptCode(
  ctx: Ctx,
  given: { readonly id: VerificationId; readonly otp: string; readonly purpose: Purpose; readonly device: string },
): Promise<string> {
  const tried = await takeTry(ctx.db, given, ctx.now())
  if (!tried) throw errors.OTP_EXPIRED()
  const { phone, triesLeft } = tried
  await refuseWhenLocked(ctx, phone)
  if (!timingSafeEqual(tried.codeHmac, hmac(ctx, { ...given, phone }, given.otp))) {
    await countWrongCode(ctx, phone)
    throw triesLeft > 0 ? errors.INCORRECT_OTP() : errors.OTP_EXPIRED()
  }
  if (!(await consumeVerification(ctx.db, given.id, ctx.now()))) throw errors.OTP_EXPIRED()
  return phone
}

function freshCode(): string {
  return String(randomInt(10 ** OTP_DIGITS)).padStart(OTP_DIGITS, '0')
}

/** Bound to this request, its purpose and its number. */
function hmac(ctx: Ctx, { id, purpose, phone }: { id: string; purpose: string; phone: string }, code: string): Buffer {
  return createHmac('sha256', ctx.settings.secret).update(`otp ${id} ${purpose} ${phone} ${code}`).digest()
}

async function deliver(
  ctx: Ctx,
  { phone, code, channel, lang, id }: { phone: string; code: string; channel: Channel; lang: Language; id: string },
): Promise<void> {
  const domain = new URL(ctx.settings.publicUrl).host
  try {
    await sendMessage(ctx, { key: 'otp', channel, to: phone, lang, values: { code, domain }, subject: id })
  } catch (fault) {
    ctx.log.fault('code not sent', fault)
    throw errors.OTP_NOT_SENT()
  }
}

function waitAfter(sends: number): number {
  return RESEND_AFTER[Math.min(sends, RESEND_AFTER.length) - 1] ?? RESEND_AFTER[0]
}

function verification(verificationId: VerificationId, channel: Channel, sends: number): Verification {
  return { verificationId, channel, expiresInSeconds: OTP_LIFE / 1_000, resendInSeconds: waitAfter(sends) / 1_000 }
}
