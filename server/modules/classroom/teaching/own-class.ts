import { teachingErrors } from '#core/modules/classroom/errors.ts'
import { commonErrors } from '#core/kernel/common-errors.ts'
import type { Teacher } from '#server/platform/access/actor.ts'
import { audit } from '#server/platform/audit.ts'
import type { Ctx } from '#server/platform/context.ts'
import { findTaughtSession, type TaughtSession } from '../store-sessions.ts'

/** A teacher's own class. Throws NOT_FOUND_ERROR; another teacher's is refused and written down. */
export async function requireOwnClass(ctx: Ctx, actor: Teacher, id: string): Promise<TaughtSession> {
  const session = await findTaughtSession(ctx.db, id)
  if (!session) throw commonErrors.NOT_FOUND_ERROR()
  if (session.teacherId === actor.teacherId) return session
  await audit(ctx, ctx.db, { actor, action: 'another teacher’s class', subject: id })
  throw commonErrors.FORBIDDEN_ERROR()
}

/** Throws CLASS_NOT_BEGUN too, also for a class that is over. */
export async function requireRunning(ctx: Ctx, actor: Teacher, id: string): Promise<void> {
  const { status } = await requireOwnClass(ctx, actor, id)
  if (status !== 'LIVE' && status !== 'OPEN') throw teachingErrors.CLASS_NOT_BEGUN()
}
