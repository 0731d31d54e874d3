import { MemberLoggedOut } from '#core/modules/staff/events.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/database/db.ts'

/** Ends the sessions of a member whose permissions change. */
export async function endSessionsOf(ctx: Ctx, tx: Tx, staffId: string): Promise<void> {
  await ctx.sessions.endAllOf(tx, staffId)
  await ctx.publish(tx, MemberLoggedOut, { staffId, at: ctx.now() })
}
