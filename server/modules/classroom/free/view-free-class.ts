import { commonErrors } from '#core/kernel/common-errors.ts'
import { isOver, opensAt } from '#core/modules/classroom/room/decide-join.ts'
import { inLanguage, type Language } from '#core/taxonomy/language.ts'
import type { Ctx } from '#server/platform/context.ts'
import { wordFree } from './list-free-classes.ts'
import { findFreeSession } from './store-free-classes.ts'

/** Throws NOT_FOUND_ERROR for any other class, and when its course is not on sale. */
export async function viewFreeClass(ctx: Ctx, id: string, lang: Language) {
  const session = await findFreeSession(ctx.db, id)
  const [free] = session ? await wordFree(ctx, [session], lang) : []
  if (!session || !free) throw commonErrors.NOT_FOUND_ERROR()
  return {
    ...free,
    opensAt: opensAt(session),
    isOver: isOver(session, ctx.now()),
    reason: session.reason && inLanguage(session.reason, lang),
    serverTime: ctx.now(),
  }
}
