import { MemberLoggedOut } from '#core/modules/staff/events.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/database/db.ts'

/** Of a member whose permissions change: what was open goes on with none of them. */
export async function endSessionsOf(ctx: Ctx, tx: Tx, staffId: string): Promise<void> {
  await ctx.sessions.endAllOf(tx, staffId)
  await ctx.publish(tx, MemberLoggedOut, { staffId, at: ctx.now() })
}
