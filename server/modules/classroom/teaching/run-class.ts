// A teacher starts a class and ends it.
import { joinErrors, teachingErrors as errors } from '#core/modules/classroom/errors.ts'
import { isOver, TEACHERS_ENTER } from '#core/modules/classroom/room/decide-join.ts'
import { identityOf } from '#core/modules/classroom/room/identity.ts'
import { isBefore, later } from '#core/kernel/time.ts'
import { hasRoom } from '#core/modules/classroom/session-status.ts'
import { listTeachers } from '#server/modules/catalogue/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import { markEnded, markLive } from '../attendance/store-attendance.ts'
import { stopBroadcast } from '../broadcast/run-broadcast.ts'
import { stopRecording } from '../recording/run-recording.ts'
import { asSentence } from '../room/find-class.ts'
import { enterRoom, orAway } from '../room/reach-room.ts'
import { publishStanding } from '../room/topics.ts'
import type { ClassCall } from './own-class.ts'

/** Begins with the first call; later ones let the teacher in again. Nothing has begun if the room does not answer. */
export async function startClass(
  ctx: Ctx,
  { id }: { readonly id: string },
  { actor, taughtClass: session }: ClassCall,
) {
  if (!hasRoom(session.kind)) throw errors.STARTS_BY_ITSELF()
  const opensAt = later(session.startsAt, -TEACHERS_ENTER)
  if (session.status === 'CANCELLED') throw joinErrors.CLASS_CANCELLED({ reason: asSentence(session.reason) })
  if (isOver(session, ctx.now())) throw joinErrors.CLASS_IS_OVER()
  if (isBefore(ctx.now(), opensAt)) throw errors.TOO_EARLY_TO_START({ time: { at: opensAt } })
  const [teacher] = await listTeachers(ctx.db, [actor.teacherId])
  const entry = await enterRoom(ctx, session, {
    identity: identityOf(id, actor.teacherId),
    displayName: teacher?.name ?? '',
    role: 'TEACHER',
    mayPublish: { audio: true, video: true, screen: true },
    isHidden: false,
  })
  await ctx.db.transaction().execute(async (tx) => {
    if (await markLive(tx, id, ctx.now())) await publishStanding(ctx, tx, id)
  })
  return entry
}

/** Throws CLASS_NOT_BEGUN for a class that never began; one that is over stays as it is. */
export async function endClass(ctx: Ctx, { id }: { readonly id: string }, { taughtClass }: ClassCall): Promise<void> {
  const { status, kind } = taughtClass
  if (!hasRoom(kind)) throw errors.STARTS_BY_ITSELF()
  if (status === 'ENDED') return
  if (status !== 'LIVE') throw errors.CLASS_NOT_BEGUN()
  await ctx.db.transaction().execute(async (tx) => {
    if (await markEnded(tx, id, ctx.now())) await publishStanding(ctx, tx, id)
  })
  await Promise.all([stopRecording(ctx, id), stopBroadcast(ctx, id)])
  await orAway(ctx, () => ctx.liveRooms.closeRoom(id))
}
