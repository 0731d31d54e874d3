import { commonErrors } from '#core/kernel/common-errors.ts'
import { contactsApi } from '#core/modules/contacts/api.ts'
import { contactErrors as errors } from '#core/modules/contacts/errors.ts'
import { findAccount } from '#server/modules/accounts/index.ts'
import { isUnreachable } from '#server/modules/messages/index.ts'
import { requesterOf, mailCode, sendCode } from '#server/modules/otp/index.ts'
import { routes } from '#server/platform/call.ts'
import type { Ctx } from '#server/platform/context.ts'
import { changePhone } from './change-phone.ts'
import { changeEmail, mailMissingAddressJob } from './email.ts'

export const contactRoutes = routes(contactsApi, {
  async getMailState(ctx, _ask, { actor }) {
    const email = await emailOf(ctx, actor.accountId)
    return { isUnreachable: email !== null && (await isUnreachable(ctx, ctx.db, email)) }
  },

  async confirmItIsYou(ctx, { lang }, call) {
    const phone = await phoneOf(ctx, call.actor.accountId)
    return sendCode(ctx, { to: phone, purpose: 'CONFIRM', lang }, requesterOf(call))
  },

  async newPhoneVerification(ctx, { phone, lang }, call) {
    if (phone === (await phoneOf(ctx, call.actor.accountId))) throw errors.SAME_PHONE()
    return sendCode(ctx, { to: phone, purpose: 'PHONE_CHANGE', lang }, requesterOf(call))
  },

  changePhone: (ctx, { verificationId, otp, confirmation, lang }, call) =>
    changePhone(ctx, call, { verificationId, otp, confirmation, lang }),

  /** Only of the own address a family learns that no code would arrive there. */
  async newEmailVerification(ctx, { email, lang }, call) {
    const own = await emailOf(ctx, call.actor.accountId)
    const isOwn = own?.toLowerCase() === email.toLowerCase()
    if (isOwn && (await isUnreachable(ctx, ctx.db, email))) throw errors.EMAIL_UNREACHABLE()
    return mailCode(ctx, { to: email, purpose: 'EMAIL', lang }, requesterOf(call))
  },

  changeEmail: (ctx, { verificationId, otp }, call) => changeEmail(ctx, call, { verificationId, otp }),

  async addMissingEmail(ctx, { phone, email, lang }, { address }) {
    await ctx.db.transaction().execute((tx) => ctx.enqueue(tx, mailMissingAddressJob, { phone, email, address, lang }))
    return { isAccepted: true }
  },
})

async function emailOf(ctx: Ctx, accountId: string): Promise<string | null> {
  return (await findAccount(ctx.db, accountId))?.email ?? null
}

async function phoneOf(ctx: Ctx, accountId: string): Promise<string> {
  const account = await findAccount(ctx.db, accountId)
  if (!account) throw commonErrors.NOT_LOGGED_IN()
  return account.phone
}
