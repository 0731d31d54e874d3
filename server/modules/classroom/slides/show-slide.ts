// A teacher shows slides to a class that runs, and lets it count down.
import { commonErrors } from '#core/kernel/common-errors.ts'
import { later, MINUTE, type Instant } from '#core/kernel/time.ts'
import type { Ctx } from '#server/platform/context.ts'
import { publishToClass } from '../room/topics.ts'
import { findSlide, insertShown, updateTimer } from './store-slides.ts'
import { refuseUnlessRunning, type ClassCall } from '../teaching/own-class.ts'

/** Null puts it away. Throws NOT_FOUND_ERROR for a slide of another class, and for one that has not arrived. */
export async function showSlide(
  ctx: Ctx,
  { id: sessionId, slideId }: { readonly id: string; readonly slideId: string | null },
  { taughtClass }: ClassCall,
): Promise<void> {
  refuseUnlessRunning(taughtClass)
  if (slideId !== null && !(await findSlide(ctx.db, { sessionId, slideId }))?.key) throw commonErrors.NOT_FOUND_ERROR()
  await ctx.db.transaction().execute(async (tx) => {
    await insertShown(tx, { sessionId, slideId, now: ctx.now() })
    await publishToClass(ctx, tx, sessionId, 'pane-changed')
  })
}

export async function setTimer(
  ctx: Ctx,
  { id: sessionId, minutes }: { readonly id: string; readonly minutes: number | null },
  { taughtClass }: ClassCall,
): Promise<{ endsAt: Instant | null }> {
  refuseUnlessRunning(taughtClass)
  const endsAt = minutes === null ? null : later(ctx.now(), minutes * MINUTE)
  await ctx.db.transaction().execute(async (tx) => {
    await updateTimer(tx, sessionId, endsAt)
    await publishToClass(ctx, tx, sessionId, 'pane-changed')
  })
  return { endsAt }
}
