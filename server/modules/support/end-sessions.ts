// A household that has lost a telephone asks the support to log it out everywhere.
import { commonErrors } from '#core/kernel/common-errors.ts'
import { lockAccount } from '#server/modules/accounts/index.ts'
import type { Call, Staff } from '#server/platform/access/actor.ts'
import { audit } from '#server/platform/audit.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/database/db.ts'
import { endViewsOf } from './view/store.ts'

interface Wish {
  /** The household. */
  readonly id: string
  readonly reason: string
}

export async function endSessions(
  ctx: Ctx,
  { id, reason }: Wish,
  { actor }: Call<Staff>,
): Promise<{ isLoggedOut: boolean }> {
  await ctx.db.transaction().execute(async (tx) => {
    if (!(await lockAccount(tx, id))) throw commonErrors.NOT_FOUND_ERROR()
    await endAllSessions(ctx, tx, id)
    await audit(ctx, tx, { actor, action: 'households.logout', subject: `households/${id}`, detail: { reason } })
  })
  return { isLoggedOut: true }
}

/** The household's own, and those of staff who look at its pages. */
export async function endAllSessions(ctx: Ctx, tx: Tx, accountId: string): Promise<void> {
  const views = await endViewsOf(tx, accountId, ctx.now())
  for (const subject of [accountId, ...views]) await ctx.sessions.endAllOf(tx, subject)
}
