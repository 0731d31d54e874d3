// Staff block a household: it is logged out, and cannot log in until somebody unblocks it. Its courses run on.
import { commonErrors } from '#core/kernel/common-errors.ts'
import { blockedError, type BlockCause } from '#core/modules/accounts/block.ts'
import type { Call, Staff } from '#server/platform/access/actor.ts'
import { audit } from '#server/platform/audit.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Db } from '#server/platform/database/db.ts'
import { findAccount, lockAccount, updateBlock } from './store.ts'

interface BlockInput {
  readonly id: string
  readonly because: BlockCause
  readonly reason: string
}

/** Blocked again, it has the new cause. */
export async function block(ctx: Ctx, { id, because, reason }: BlockInput, { actor }: Call<Staff>) {
  const now = ctx.now()
  await ctx.db.transaction().execute(async (tx) => {
    const account = await lockAccount(tx, id)
    if (!account) throw commonErrors.NOT_FOUND_ERROR()
    await updateBlock(tx, id, { since: now, because })
    await ctx.sessions.endAllOf(tx, id)
    const detail = { before: { blockedBecause: account.blockedBecause }, after: { blockedBecause: because }, reason }
    await audit(ctx, tx, { actor, action: 'households.block', subject: `households/${id}`, detail })
  })
  return { blockedAt: now }
}

export async function unblock(ctx: Ctx, { id, reason }: Pick<BlockInput, 'id' | 'reason'>, { actor }: Call<Staff>) {
  await ctx.db.transaction().execute(async (tx) => {
    const account = await lockAccount(tx, id)
    if (!account) throw commonErrors.NOT_FOUND_ERROR()
    await updateBlock(tx, id, null)
    const detail = { before: { blockedBecause: account.blockedBecause }, after: { blockedBecause: null }, reason }
    await audit(ctx, tx, { actor, action: 'households.unblock', subject: `households/${id}`, detail })
  })
  return { isBlocked: false }
}

/** Throws the error of the cause. Call it once the caller has proven the number: strangers do not learn of a block. */
export async function refuseBlocked(db: Db, accountId: string): Promise<void> {
  const cause = (await findAccount(db, accountId))?.blockedBecause
  if (cause) throw blockedError[cause]()
}
