// One-time codes. One service for every operation that asks for a code; only the purpose differs (decision L-20).
import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import { later, type Instant } from '#core/kernel/time.ts'
import { otpErrors as errors } from '#core/modules/otp/errors.ts'
import { OTP_DIGITS, OTP_LIFE, OTP_TRIES, RESEND_AFTER, TICKET_LIFE, type Purpose, type Verification, type VerificationId, type VerificationResult } from '#core/modules/otp/verification.ts' // prettier-ignore
import type { Language } from '#core/taxonomy/language.ts'
import { isIndianPhone } from '#core/taxonomy/phone.ts'
import { sendMessage } from '#server/modules/messages/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Db, Tx } from '#server/platform/database/db.ts'
import { tooMany } from '#server/platform/access/limits.ts'
import { networkOf } from '#server/platform/access/network.ts'
import { hashOf, newToken } from '#server/platform/access/token.ts'
import { canCall, refuseEarlyCall } from './calls.ts'
import { countAnswer, countCall, countSend, countWrongCode, hashOfNumber, refuseWhenLocked } from './limits.ts'
import { marksOf, type CodeRequester } from './requester.ts'
import { countAnsweredCode, countSentCode, refuseStoppedPrefix } from './stops/stop-codes.ts'
import { consumeVerification, endIfExpired, endOlderCodes, findKnownBy, findLastSent, findVerification, insertVerification, keepTicket, lockRecipient, rememberBrowser, renewVerification, takeTry, useTicket, type StoredVerification } from './store.ts' // prettier-ignore

/** A number, or an address when the channel is MAIL. */
interface Request {
  readonly to: string
  readonly purpose: Purpose
  readonly lang: Language
}

type PhoneChannel = Verification['channel']
type Channel = PhoneChannel | 'MAIL'
type SentBy<C extends Channel> = Omit<Verification, 'channel'> & { channel: C }

/**
 * Sends by SMS, and abroad by WhatsApp, at most every 30 seconds; an earlier code that this browser or its network asked for is worth nothing from
 * then on. One that somebody asked for elsewhere stays: only there can it be answered. Answers the same for a number we know and one we do not: nothing is looked up here. */
export function sendCode(ctx: Ctx, request: Request, asker: CodeRequester): Promise<Verification> {
  return send(ctx, request, channelTo(request.to, 'SMS'), asker)
}

/** The same, but only by WhatsApp: a right code proves that the number can be reached there. */
export function whatsAppCode(ctx: Ctx, to: string, lang: Language, asker: CodeRequester): Promise<Verification> {
  return send(ctx, { to, purpose: 'WHATSAPP', lang }, 'WHATSAPP', asker)
}

export function mailCode(ctx: Ctx, request: Request, asker: CodeRequester): Promise<SentBy<'MAIL'>> {
  return send(ctx, request, 'MAIL', asker)
}

async function send<C extends Channel>(
  ctx: Ctx,
  request: Request,
  channel: C,
  asker: CodeRequester,
): Promise<SentBy<C>> {
  const { to, purpose, lang } = request
  const id = ctx.newId('otp') as VerificationId // newId makes ids of the kind it is given
  const code = freshCode()
  const now = ctx.now()
  const askedBy = marksOf(asker)
  const network = networkOf(asker.address)
  await refuseWhenStopped(ctx, to, asker)
  await ctx.db.transaction().execute(async (tx) => {
    await lockRecipient(tx, to)
    const same = { recipient: to, purpose, askedBy, network }
    refuseTooSoon(ctx, await findLastSent(tx, same), RESEND_AFTER[0])
    await countSend({ ...ctx, db: tx }, await placeOf(ctx, tx, to, asker))
    await endOlderCodes(tx, same, now)
    await insertVerification(tx, {
      id,
      purpose,
      recipient: to,
      askedBy: asker.accountId ?? asker.device,
      network,
      codeHmac: hmac(ctx, { id, purpose, recipient: to }, code),
      tries: OTP_TRIES,
      sentAt: now,
      expiresAt: later(now, OTP_LIFE),
    })
  })
  await deliver(ctx, { to, code, channel, lang, id, purpose, sentAt: now })
  return verification(id, channel, 1, false)
}

/** Sends another code to the same number under the same id; the one before is worth nothing from then on. */
export async function resendCode(
  ctx: Ctx,
  { id, channel, lang }: { readonly id: VerificationId; readonly channel: PhoneChannel; readonly lang: Language },
  asker: CodeRequester,
): Promise<Verification> {
  const code = freshCode()
  const now = ctx.now()
  const waiting = await findVerification(ctx.db, id)
  if (waiting) await refuseWhenStopped(ctx, waiting.recipient, asker)
  const { recipient, purpose, sends } = await ctx.db.transaction().execute(async (tx) => {
    const known = await lockResendable(tx, id, asker)
    refuseTooSoon(ctx, known.sentAt, waitAfter(known.sends))
    if (channel === 'VOICE') await refuseEarlyCall({ ...ctx, db: tx }, known)
    const place = await placeOf(ctx, tx, known.recipient, asker)
    await countSend({ ...ctx, db: tx }, place)
    if (channel === 'VOICE') await countCall({ ...ctx, db: tx }, place)
    const renewed = { ...known, sends: known.sends + 1 }
    await renewVerification(tx, {
      id,
      sends: renewed.sends,
      codeHmac: hmac(ctx, known, code),
      tries: OTP_TRIES,
      sentAt: now,
      expiresAt: later(now, OTP_LIFE),
    })
    return renewed
  })
  const reaching = channelTo(recipient, channel)
  await deliver(ctx, { to: recipient, code, channel: reaching, lang, id, purpose, sentAt: now })
  return verification(id, reaching, sends, await canCall(ctx, { id, recipient, purpose, sends }))
}

/** Throws CODES_PAUSED, but not to a place that is known to the number. */
async function refuseWhenStopped(ctx: Ctx, to: string, asker: CodeRequester): Promise<void> {
  if (isPhone(to) && !(await placeOf(ctx, ctx.db, to, asker)).knownBy) await refuseStoppedPrefix(ctx, to)
}

function isPhone(to: string): boolean {
  return to.startsWith('+')
}

/** Our SMS templates are registered in India and reach only numbers there. */
function channelTo(to: string, channel: PhoneChannel): PhoneChannel {
  return isIndianPhone(to) ? channel : 'WHATSAPP'
}

/** Throws OTP_EXPIRED for what cannot be sent again, or not by this asker. */
async function lockResendable(tx: Tx, id: VerificationId, asker: CodeRequester): Promise<StoredVerification> {
  const found = await findVerification(tx, id)
  if (found) await lockRecipient(tx, found.recipient)
  const known = found && (await findVerification(tx, id))
  if (!known || known.consumedAt !== null || !marksOf(asker).includes(known.askedBy)) throw errors.OTP_EXPIRED()
  // A code for one fixed channel is not sent again here: the operation that asked for it sends a new one.
  if (known.purpose === 'EMAIL' || known.purpose === 'WHATSAPP') throw errors.OTP_EXPIRED()
  return known
}

/** Throws RATE_LIMIT_EXCEEDED with the seconds to wait. */
function refuseTooSoon(ctx: Ctx, sentAt: Instant | undefined, waitMs: number): void {
  const wait = sentAt === undefined ? 0 : later(sentAt, waitMs) - ctx.now()
  if (wait > 0) throw tooMany(wait / 1_000)
}

export interface EnteredCode {
  readonly verificationId: VerificationId
  readonly otp: string
}

/**
 * Answers the number or address the code was sent to. A try is gone before the code is looked at, so guessing in parallel
 * gains nothing. Throws INCORRECT_OTP or OTP_EXPIRED.
 */
export async function acceptCode(
  ctx: Ctx,
  given: EnteredCode,
  purpose: Purpose,
  asker: CodeRequester,
): Promise<string> {
  const { verificationId: id, otp } = given
  const tried = await takeTry(ctx.db, { id, purpose, answeredBy: marksOf(asker) }, ctx.now())
  if (!tried) {
    await endIfExpired(ctx.db, { id }, ctx.now())
    throw errors.OTP_EXPIRED()
  }
  const { recipient, triesLeft, sentAt } = tried
  const from = await placeOf(ctx, ctx.db, recipient, asker)
  await refuseWhenLocked(ctx, from)
  if (!timingSafeEqual(tried.codeHmac, hmac(ctx, { id, purpose, recipient }, otp))) {
    await countWrongCode(ctx, from)
    throw triesLeft > 0 ? errors.INCORRECT_OTP({ triesLeft }) : errors.OTP_EXPIRED()
  }
  if (!(await consumeVerification(ctx.db, id, ctx.now()))) throw errors.OTP_EXPIRED()
  if (purpose === 'LOGIN' || purpose === 'SIGNUP')
    await rememberBrowser(ctx.db, {
      recipientHash: hashOfNumber(ctx, recipient),
      browser: asker.device,
      now: ctx.now(),
    })
  await countAnswer(ctx, from)
  if (isPhone(recipient)) await countAnsweredCode(ctx, recipient, sentAt)
  return recipient
}

/** Exchanges a right code for a ticket: proof for one more call of this purpose, within ten minutes. */
export async function exchangeCode(
  ctx: Ctx,
  given: EnteredCode,
  purpose: Purpose,
  asker: CodeRequester,
): Promise<VerificationResult> {
  await acceptCode(ctx, given, purpose, asker)
  const token = newToken()
  await keepTicket(ctx.db, given.verificationId, hashOf(token), later(ctx.now(), TICKET_LIFE))
  return { verificationToken: token, purpose, expiresInSeconds: TICKET_LIFE / 1_000 }
}

/** Uses a ticket up and returns the number or address it proves. Throws OTP_EXPIRED when there is no such ticket. */
export async function acceptTicket(ctx: Ctx, token: string, purpose: Purpose, asker: CodeRequester): Promise<string> {
  const recipient = await useTicket(ctx.db, { hash: hashOf(token), purpose, answeredBy: marksOf(asker) }, ctx.now())
  if (recipient === undefined) {
    await endIfExpired(ctx.db, { ticketHash: hashOf(token) }, ctx.now())
    throw errors.OTP_EXPIRED()
  }
  return recipient
}

/** Where the asker is, and whether that is known to the number or address. */
async function placeOf(ctx: Ctx, db: Db, to: string, asker: CodeRequester) {
  const { address, device } = asker
  const by = {
    recipient: to,
    recipientHash: hashOfNumber(ctx, to),
    askedBy: marksOf(asker),
    network: networkOf(address),
  }
  const knownBy = await findKnownBy(db, by)
  return { to, address, device, knownBy }
}

function freshCode(): string {
  return String(randomInt(10 ** OTP_DIGITS)).padStart(OTP_DIGITS, '0')
}

/** Bound to this request, its purpose and where it was sent. */
function hmac(ctx: Ctx, { id, purpose, recipient }: { id: string; purpose: string; recipient: string }, code: string) {
  return createHmac('sha256', ctx.settings.secret).update(`otp ${id} ${purpose} ${recipient} ${code}`).digest()
}

interface Delivery {
  readonly to: string
  readonly purpose: string
  readonly code: string
  readonly channel: Channel
  readonly lang: Language
  readonly id: string
  readonly sentAt: Instant
}

async function deliver(ctx: Ctx, { to, purpose, code, channel, lang, id, sentAt }: Delivery): Promise<void> {
  const domain = new URL(ctx.settings.publicUrl).host
  // The only code that the recipient is asked to read out: to the adviser whom the family has called.
  const key = purpose === 'DESK' ? 'desk-code' : 'otp'
  try {
    await sendMessage(ctx, { key, channel, to, lang, values: { code, domain }, subject: id })
  } catch (fault) {
    ctx.log.fault('code not sent', fault)
    throw errors.OTP_NOT_SENT()
  }
  if (isPhone(to)) await countSentCode(ctx, to, sentAt)
}

function waitAfter(sends: number): number {
  return RESEND_AFTER[Math.min(sends, RESEND_AFTER.length) - 1] ?? RESEND_AFTER[0]
}

function verification<C extends Channel>(
  verificationId: VerificationId,
  channel: C,
  sends: number,
  canCall: boolean,
): SentBy<C> {
  const [expiresInSeconds, resendInSeconds] = [OTP_LIFE / 1_000, waitAfter(sends) / 1_000]
  return { verificationId, channel, expiresInSeconds, resendInSeconds, canCall }
}
