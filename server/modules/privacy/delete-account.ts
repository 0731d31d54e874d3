import { commonErrors } from '#core/kernel/common-errors.ts'
import { later, type Instant } from '#core/kernel/time.ts'
import type { privacyApi } from '#core/modules/privacy/api.ts'
import { DELETION_GRACE, DELETION_GRACE_DAYS } from '#core/modules/privacy/deletion.ts'
import { privacyErrors as errors } from '#core/modules/privacy/errors.ts'
import type { Language } from '#core/taxonomy/language.ts'
import { listLearners, lockAccount } from '#server/modules/accounts/index.ts'
import { listEnrolments } from '#server/modules/enrolments/index.ts'
import { hasMoneyUnderWay, listOrdersOfAccount } from '#server/modules/orders/index.ts'
import { acceptTicket, requesterOf } from '#server/modules/otp/index.ts'
import type { Household } from '#server/platform/access/actor.ts'
import { audit } from '#server/platform/audit.ts'
import type { CallOf } from '#server/platform/call.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/database/db.ts'
import { planDeletion } from './delete-due.ts'
import { deleteDeletion, findDeletion, insertDeletion } from './store.ts'
import { notifyDeletion } from './notify-deletion.ts'

/** Books of account stay eight years (Companies Act, section 128); those of GST, 72 months, end within them. */
export const KEPT_FOR_YEARS = 8

export async function viewDeletion(ctx: Ctx, { accountId }: Household) {
  const [learners, orders, isBlocked, deletesAt] = await Promise.all([
    listLearners(ctx.db, accountId),
    listOrdersOfAccount(ctx.db, accountId),
    hasMoneyUnderWay(ctx.db, accountId),
    findDeletion(ctx.db, accountId),
  ])
  const home = learners.filter(({ isHome }) => isHome)
  const enrolments = await Promise.all(home.map(({ userId }) => listEnrolments(ctx.db, userId, {}, ctx.now())))
  return {
    learners: home.length,
    activeCourses: enrolments.flat().filter(({ isActive }) => isActive).length,
    ordersKept: orders.length,
    keptForYears: KEPT_FOR_YEARS,
    isBlocked,
    graceDays: DELETION_GRACE_DAYS,
    deletesAt: deletesAt ?? null,
  }
}

/**
 * A fresh code to the account's own number proves the request. Money that is still on its way is settled first. Every browser
 * is logged out and the number is notified. Anyone who logs in during the grace period may keep the account.
 */
export async function deleteAccount(
  ctx: Ctx,
  call: CallOf<typeof privacyApi.deleteAccount>,
  { confirmation, lang }: { readonly confirmation: string; readonly lang: Language },
): Promise<{ deletesAt: Instant }> {
  const { accountId } = call.actor
  if (await hasMoneyUnderWay(ctx.db, accountId)) throw errors.MONEY_UNDER_WAY()
  const confirmed = await acceptTicket(ctx, confirmation, 'CONFIRM', requesterOf(call))
  const deletesAt = await ctx.db.transaction().execute(async (tx) => {
    const account = await lockAccount(tx, accountId)
    if (account?.phone !== confirmed) throw commonErrors.FORBIDDEN_ERROR()
    await audit(ctx, tx, { actor: call.actor, action: 'asked for deletion', subject: accountId })
    return beginDeletion(ctx, tx, accountId, lang)
  })
  await call.signOut()
  return { deletesAt }
}

/** Starts the grace period: every browser is logged out and the number is notified. The caller has locked the account. */
export async function beginDeletion(ctx: Ctx, tx: Tx, accountId: string, lang: Language): Promise<Instant> {
  const now = ctx.now()
  const dueAt = later(now, DELETION_GRACE)
  await insertDeletion(tx, accountId, { now, dueAt })
  await planDeletion(ctx, tx, accountId, DELETION_GRACE)
  await ctx.sessions.endAllOf(tx, accountId)
  const deletesAt = (await findDeletion(tx, accountId)) ?? dueAt
  await notifyDeletion(ctx, tx, { accountId, dueAt: deletesAt, lang })
  return deletesAt
}

/** Nothing was deleted yet, so nothing has to come back. */
export async function keepAccount(ctx: Ctx, actor: Household): Promise<{ isKept: boolean }> {
  await ctx.db.transaction().execute(async (tx) => {
    // Held: the end of the grace comes before or after.
    if (!(await lockAccount(tx, actor.accountId))) throw commonErrors.NOT_LOGGED_IN()
    await deleteDeletion(tx, actor.accountId)
    await audit(ctx, tx, { actor, action: 'kept the account', subject: actor.accountId })
  })
  return { isKept: true }
}
