import { commonErrors } from '#core/kernel/common-errors.ts'
import { LearnerId } from '#core/modules/accounts/account.ts'
import { householdOfPhone, updateLearner } from '#server/modules/accounts/index.ts'
import { acceptTicket, type CodeRequester } from '#server/modules/otp/index.ts'
import { audit } from '#server/platform/audit.ts'
import { visitor } from '#server/platform/access/actor.ts'
import type { Ctx } from '#server/platform/context.ts'
import { isPartner } from './store.ts'
import { tagHousehold } from './tag-household.ts'

interface OrgUser {
  readonly verificationToken: string
  readonly partnerCode: string
  readonly grade?: number | undefined
}

/**
 * A number that already has an account stays unchanged: the partner gets only its learner's id, and nobody is logged
 * in. Decision L-71.
 */
export async function createUserForOrg(
  ctx: Ctx,
  { verificationToken, partnerCode, grade }: OrgUser,
  asker: CodeRequester,
): Promise<{ userId: LearnerId; isNewUser: boolean }> {
  if (!(await isPartner(ctx.db, partnerCode))) throw commonErrors.NOT_FOUND_ERROR()
  const phone = await acceptTicket(ctx, verificationToken, 'CENTRE_LEAD', asker)
  return ctx.db.transaction().execute(async (tx) => {
    const { household, isNew } = await householdOfPhone(ctx, tx, phone)
    const { accountId, learnerId } = household
    if (isNew) {
      await updateLearner(tx, learnerId, { grade, now: ctx.now() })
      await tagHousehold(ctx, tx, accountId, partnerCode)
      const made = { actor: visitor, action: 'account made for an organisation', subject: accountId }
      await audit(ctx, tx, { ...made, detail: { partnerCode } })
    }
    return { userId: LearnerId.parse(learnerId), isNewUser: isNew }
  })
}
