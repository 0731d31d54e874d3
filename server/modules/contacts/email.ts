import { z } from 'zod'
import type { LoginData } from '#core/modules/accounts/account.ts'
import { LanguageKey } from '#core/taxonomy/schemas.ts'
import { findAccountByPhone, loginData, updateVerifiedEmail } from '#server/modules/accounts/index.ts'
import { acceptCode, requesterOf, mailCode, type EnteredCode } from '#server/modules/otp/index.ts'
import type { CallOf } from '#server/platform/call.ts'
import type { Ctx } from '#server/platform/context.ts'
import { job } from '#server/platform/jobs/queue.ts'
import type { contactsApi } from '#core/modules/contacts/api.ts'

/** The code proves the address, the session whose it shall be. */
export async function changeEmail(
  ctx: Ctx,
  call: CallOf<typeof contactsApi.changeEmail>,
  given: EnteredCode,
): Promise<LoginData> {
  const email = await acceptCode(ctx, given, 'EMAIL', requesterOf(call))
  await updateVerifiedEmail(ctx.db, call.actor.accountId, email, ctx.now())
  return loginData(ctx, call.actor)
}

/**
 * Mails a code to an address that belongs to a number. The answer comes before any look-up, so it is the same for every
 * number and takes the same time. The code is of use only to a person who logs in to that account.
 */
export const mailMissingAddressJob = job({
  name: 'contacts.mail-missing-address',
  payload: z.object({ phone: z.string(), email: z.string(), address: z.string(), lang: LanguageKey }),
  run: async (ctx, { phone, email, address, lang }) => {
    const account = await findAccountByPhone(ctx.db, phone)
    if (!account || account.email !== null) return
    const asker = { address, device: account.id, accountId: account.id }
    await mailCode(ctx, { to: email, purpose: 'EMAIL', lang }, asker)
  },
})
