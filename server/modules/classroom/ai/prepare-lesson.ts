// A lesson led by AI has no room and no teacher: the module that holds it decides what is held.
import type { ClassEntry } from '#core/modules/classroom/room/room-api.ts'
import type { Instant } from '#core/kernel/time.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/database/db.ts'

/** Decides what is held in this session, once and for all. False: nothing is ready. */
export async function prepareLesson(ctx: Ctx, tx: Tx, sessionId: string): Promise<boolean> {
  const prepare = ctx.modules.find((module) => module.prepareLesson)?.prepareLesson
  return (await prepare?.(ctx, tx, sessionId)) ?? false
}

export function lessonEntry(ctx: Ctx, { id, endsAt }: { readonly id: string; readonly endsAt: Instant }): ClassEntry {
  const url = `/api/classes/${id}/ai-lesson`
  return { mode: 'AI', url, token: null, expiresInSec: 0, serverTime: ctx.now(), endsAt }
}
