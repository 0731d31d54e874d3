import type { LoginData } from '#core/modules/accounts/account.ts'
import { contactErrors as errors } from '#core/modules/contacts/errors.ts'
import type { Language } from '#core/taxonomy/language.ts'
import { findAccount, loginData, updatePhone } from '#server/modules/accounts/index.ts'
import { acceptCode, acceptTicket, requesterOf, type EnteredCode } from '#server/modules/otp/index.ts'
import type { Household } from '#server/platform/access/actor.ts'
import { audit } from '#server/platform/audit.ts'
import type { CallOf } from '#server/platform/call.ts'
import type { Ctx } from '#server/platform/context.ts'
import { isUniqueViolation } from '#server/platform/database/db.ts'
import type { contactsApi } from '#core/modules/contacts/api.ts'
import { notifyOldNumber } from './notify-old-number.ts'

type Call = CallOf<typeof contactsApi.changePhone>

/**
 * The caller has proven both numbers: the old one by the confirmation, the new one by its code. All other sessions of
 * the account end, this browser gets a new session, and the old number is notified.
 */
export async function changePhone(
  ctx: Ctx,
  call: Call,
  { confirmation, lang, ...given }: EnteredCode & { readonly confirmation: string; readonly lang: Language },
): Promise<LoginData> {
  const { actor } = call
  const asker = requesterOf(call)
  // The code first: a mistyped one must not use the confirmation up.
  const phone = await acceptCode(ctx, given, 'PHONE_CHANGE', asker)
  const confirmed = await acceptTicket(ctx, confirmation, 'CONFIRM', asker)
  const account = await findAccount(ctx.db, actor.accountId)
  // The number has changed since it was confirmed: this ticket is of another time.
  if (!account || account.phone !== confirmed) throw errors.PHONE_IN_USE()
  await move(ctx, actor, { from: confirmed, to: phone, lang })
  await call.sessions.endOthers(actor)
  await call.signIn(actor)
  return loginData(ctx, actor)
}

async function move(ctx: Ctx, actor: Household, { from, to, lang }: { from: string; to: string; lang: Language }) {
  try {
    await ctx.db.transaction().execute(async (tx) => {
      await updatePhone(tx, actor.accountId, to)
      await audit(ctx, tx, { actor, action: 'changed the number', subject: actor.accountId })
      await notifyOldNumber(ctx, tx, { accountId: actor.accountId, from, to, lang })
    })
  } catch (fault) {
    // This does not reveal the other account to a stranger: the caller proved a moment ago that they hold this number.
    if (isUniqueViolation(fault, 'account_phone_key')) throw errors.PHONE_IN_USE()
    throw fault
  }
}
