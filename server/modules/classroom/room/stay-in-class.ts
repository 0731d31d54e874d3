// A learner's page while it is in a class: it says that it is there, and raises the hand.
import { broadcastErrors, joinErrors as errors } from '#core/modules/classroom/errors.ts'
import type { ClassStanding } from '#core/modules/classroom/room/room-api.ts'
import type { LearnerCall } from '#server/platform/access/require-own.ts'
import type { Ctx } from '#server/platform/context.ts'
import { recordBeat } from '../attendance/store-presence.ts'
import { publishToTeacher } from './topics.ts'
import { updateHand } from './store-seats.ts'

interface PageInClass {
  readonly id: string
  readonly visit: string
}

/** Throws MOVED_TO_ANOTHER_DEVICE, REMOVED_FROM_CLASS or CLASS_IS_OVER. */
export async function reportPresence(ctx: Ctx, page: PageInClass, { learnerId }: LearnerCall): Promise<ClassStanding> {
  const { isWatching: _, ...standing } = await beat(ctx, learnerId, page)
  return standing
}

async function beat(ctx: Ctx, learnerId: string, { id, visit }: PageInClass) {
  const now = ctx.now()
  const standing = await recordBeat(ctx.db, { sessionId: id, learnerId, visit, now })
  if (standing?.isRemoved) throw errors.REMOVED_FROM_CLASS()
  if (standing === undefined || standing.visit !== visit) throw errors.MOVED_TO_ANOTHER_DEVICE()
  if (standing.status === 'ENDED' || standing.status === 'CANCELLED') throw errors.CLASS_IS_OVER()
  const { status, isHandUp, maySpeak, isWatching } = standing
  return { status, isHandUp, maySpeak, isWatching, serverTime: now }
}

/** The teacher sees it at once. Throws as `reportPresence` does, or AUDIENCE_ONLY_WATCHES. */
export async function raiseHand(
  ctx: Ctx,
  { isUp, ...page }: PageInClass & { readonly isUp: boolean },
  { learnerId }: LearnerCall,
): Promise<ClassStanding> {
  const { isWatching, ...standing } = await beat(ctx, learnerId, page)
  if (isWatching) throw broadcastErrors.AUDIENCE_ONLY_WATCHES()
  const { id: sessionId, visit } = page
  const isHandUp = await ctx.db.transaction().execute(async (tx) => {
    const isDone = await updateHand(tx, { sessionId, learnerId, visit, isUp, now: ctx.now() })
    if (isDone) await publishToTeacher(ctx, tx, sessionId)
    return isDone && isUp
  })
  return { ...standing, isHandUp }
}
