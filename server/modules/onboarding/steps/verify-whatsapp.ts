import type { InputOf } from '#core/kernel/endpoint.ts'
import type { onboardingApi } from '#core/modules/onboarding/api.ts'
import type { WhatsAppAnswer } from '#core/modules/onboarding/onboarding.ts'
import { commonErrors } from '#core/kernel/common-errors.ts'
import { maskPhone } from '#core/taxonomy/phone.ts'
import { findAccount } from '#server/modules/accounts/index.ts'
import { agreeToWhatsApp, noticeOfWhatsApp } from '#server/modules/consent/index.ts'
import { acceptCode, requesterOf, whatsAppCode } from '#server/modules/otp/index.ts'
import type { CallOf } from '#server/platform/call.ts'
import type { Ctx } from '#server/platform/context.ts'
import { saveWhatsAppNumber } from '../store-family.ts'

type Call = CallOf<typeof onboardingApi.verifyWhatsAppNumber>
type VerifyWhatsAppInput = InputOf<typeof onboardingApi.verifyWhatsAppNumber>

/** Without a code one is sent, by WhatsApp and nothing else; with one the number is kept, and the yes to messages there. */
export async function verifyWhatsApp(ctx: Ctx, given: VerifyWhatsAppInput, call: Call): Promise<WhatsAppAnswer> {
  const { accountId } = call.actor
  const { learnerId } = call
  const notice = await noticeOfWhatsApp(ctx, given.lang, given.noticeVersion)
  const { verificationId, otp } = given
  if (verificationId === undefined || otp === undefined) {
    const phone = given.phone ?? (await findAccount(ctx.db, accountId))?.phone
    if (phone === undefined) throw commonErrors.NOT_LOGGED_IN()
    const verification = await whatsAppCode(ctx, phone, given.lang, requesterOf(call))
    return { isVerified: false, whatsAppNumber: maskPhone(phone), verification }
  }
  const phone = await acceptCode(ctx, { verificationId, otp }, 'WHATSAPP', requesterOf(call))
  await ctx.db.transaction().execute(async (tx) => {
    await saveWhatsAppNumber(tx, { accountId, phone, noticeVersion: notice.version }, ctx.now())
    await agreeToWhatsApp(ctx, tx, { accountId, learnerId, notice })
  })
  return { isVerified: true, whatsAppNumber: maskPhone(phone), verification: null }
}
