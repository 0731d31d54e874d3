import { PaidOrdersCheckFailed } from '#core/modules/orders/events.ts'
import type { LearnerId } from '#core/modules/accounts/account.ts'
import type { Household } from '#server/platform/access/actor.ts'
import { requireOwnLearner } from '#server/platform/access/require-own.ts'
import type { Ctx } from '#server/platform/context.ts'
import { unsoldTypes } from '../sellable-of-order.ts'
import { hasBought } from '../account-store.ts'

/** Throws what it has met, and reports it: learning spec, section 7. */
export async function checkPaidOrders(ctx: Ctx, actor: Household, userId: LearnerId | undefined) {
  try {
    await requireOwnLearner(ctx, actor, userId)
    return { hasPaidOrders: await hasBought(ctx.db, actor.accountId, unsoldTypes(ctx)) }
  } catch (error) {
    await reportFailure(ctx, actor)
    throw error
  }
}

/** The caller gets the first error, also where the report cannot be written down. */
async function reportFailure(ctx: Ctx, { learnerId }: Household): Promise<void> {
  try {
    await ctx.db.transaction().execute((tx) => ctx.publish(tx, PaidOrdersCheckFailed, { learnerId }))
  } catch (cause) {
    ctx.log.fault('paid-orders check', cause)
  }
}
