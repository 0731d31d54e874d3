import { commonErrors } from '#core/kernel/common-errors.ts'
import type { privacyApi } from '#core/modules/privacy/api.ts'
import { privacyErrors as errors } from '#core/modules/privacy/errors.ts'
import { forgetAccount, listLearners, lockAccount } from '#server/modules/accounts/index.ts'
import { listEnrolments } from '#server/modules/enrolments/index.ts'
import { hasMoneyUnderWay, listOrdersOfAccount } from '#server/modules/orders/index.ts'
import { acceptTicket, askerOf } from '#server/modules/otp/index.ts'
import type { Household } from '#server/platform/access/actor.ts'
import { audit } from '#server/platform/audit.ts'
import type { CallOf } from '#server/platform/call.ts'
import type { Ctx } from '#server/platform/context.ts'

/** Books of account stay eight years (Companies Act, section 128); those of GST, 72 months, end within them. */
const KEPT_FOR_YEARS = 8

export async function viewDeletion(ctx: Ctx, { accountId }: Household) {
  const [learners, orders, isBlocked] = await Promise.all([
    listLearners(ctx.db, accountId),
    listOrdersOfAccount(ctx.db, accountId),
    hasMoneyUnderWay(ctx.db, accountId),
  ])
  const home = learners.filter(({ isHome }) => isHome)
  const enrolments = await Promise.all(home.map(({ userId }) => listEnrolments(ctx.db, userId, {}, ctx.now())))
  return {
    learners: home.length,
    activeCourses: enrolments.flat().filter(({ isActive }) => isActive).length,
    ordersKept: orders.length,
    keptForYears: KEPT_FOR_YEARS,
    isBlocked,
  }
}

/** Proven by a fresh code to the account's own number. Money that is still on its way comes first. */
export async function deleteAccount(
  ctx: Ctx,
  call: CallOf<typeof privacyApi.deleteAccount>,
  confirmation: string,
): Promise<{ isDeleted: boolean }> {
  const { actor } = call
  if (await hasMoneyUnderWay(ctx.db, actor.accountId)) throw errors.MONEY_UNDER_WAY()
  const confirmed = await acceptTicket(ctx, confirmation, 'CONFIRM', askerOf(call))
  await ctx.db.transaction().execute(async (tx) => {
    const account = await lockAccount(tx, actor.accountId)
    if (account?.phone !== confirmed) throw commonErrors.FORBIDDEN_ERROR()
    await forgetAccount(ctx, tx, actor.accountId)
    await audit(ctx, tx, { actor, action: 'deleted the account', subject: actor.accountId })
  })
  await call.signOut()
  return { isDeleted: true }
}
