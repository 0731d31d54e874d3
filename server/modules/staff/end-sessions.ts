import { MemberLoggedOut, SupportViewLeft } from '#core/modules/staff/events.ts'
import type { SupportView } from '#server/platform/access/actor.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/database/db.ts'
import { findMember } from './store.ts'

/** Ends the sessions of a member whose permissions change, also those in the teacher's area. */
export async function endSessionsOf(ctx: Ctx, tx: Tx, staffId: string): Promise<void> {
  await ctx.sessions.endAllOf(tx, staffId)
  const teacherId = (await findMember(tx, staffId))?.teacherId
  if (teacherId) await ctx.sessions.endAllOf(tx, teacherId)
  await ctx.publish(tx, MemberLoggedOut, { staffId, at: ctx.now() })
}

/** `left` is the support view that ended with this browser's login, if any. */
export async function publishLeftView(ctx: Ctx, left: SupportView | undefined): Promise<void> {
  if (left === undefined) return
  const { viewId } = left
  await ctx.db.transaction().execute((tx) => ctx.publish(tx, SupportViewLeft, { viewId, at: ctx.now() }))
}
