// Who hears of what while a class runs: everybody in it that it began or ended, its teacher that something changed in it.
import { SessionChanged } from '#core/modules/classroom/events.ts'
import { MAY_FOLLOW } from '#core/modules/classroom/room/decide-join.ts'
import { findLearner } from '#server/modules/accounts/index.ts'
import type { Principal } from '#server/platform/access/actor.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/database/db.ts'
import { publishEvent } from '#server/platform/stream/publish-event.ts'
import { findTaughtSession } from '../store-sessions.ts'
import { findClass } from './find-class.ts'

/** `class` is for the learners of a class, `teaching` for its teacher. */
export const topics = {
  async class(ctx: Ctx, actor: Principal, id: string): Promise<boolean> {
    if (actor.kind !== 'household' || !(await findTaughtSession(ctx.db, id))) return false
    const { learnerId } = actor
    const { refusal } = await findClass(ctx, id, { learnerId, readLearner: () => findLearner(ctx.db, learnerId) })
    return refusal === undefined || MAY_FOLLOW.has(refusal)
  },
  async teaching(ctx: Ctx, actor: Principal, id: string): Promise<boolean> {
    if (actor.kind !== 'teacher') return false
    return (await findTaughtSession(ctx.db, id))?.teacherId === actor.teacherId
  },
}

/** `class-changed`: it began or ended. `pane-changed`: a question was asked, shown or closed. The event itself says no more. */
export function publishToClass(
  ctx: Ctx,
  tx: Tx,
  sessionId: string,
  kind: 'class-changed' | 'pane-changed' = 'class-changed',
): Promise<void> {
  return publishEvent(ctx, tx, { to: { topic: `class:${sessionId}` }, kind, data: { sessionId } })
}

/** It began, ended or changed otherwise: the open pages of the class hear of it, and other modules. */
export async function publishStanding(ctx: Ctx, tx: Tx, sessionId: string): Promise<void> {
  await publishToClass(ctx, tx, sessionId)
  await ctx.publish(tx, SessionChanged, { sessionId })
}

export function publishToTeacher(ctx: Ctx, tx: Tx, sessionId: string): Promise<void> {
  return publishEvent(ctx, tx, { to: { topic: `teaching:${sessionId}` }, kind: 'roster-changed', data: { sessionId } })
}

export function publishToLearner(ctx: Ctx, tx: Tx, sessionId: string, learnerId: string): Promise<void> {
  return publishEvent(ctx, tx, { to: { learnerId }, kind: 'seat-changed', data: { sessionId } })
}
