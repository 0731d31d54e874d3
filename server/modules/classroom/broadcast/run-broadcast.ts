// A class with an audience is broadcast by the live room: it is begun with the class, and stopped with it.
import { z } from 'zod'
import { later, MINUTE, SECOND } from '#core/kernel/time.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/database/db.ts'
import { job } from '#server/platform/jobs/queue.ts'
import { lockClass } from '../recording/store-recordings.ts'
import { withoutFault } from '../room/reach-room.ts'
import { publishToClass, publishToTeacher } from '../room/topics.ts'
import {
  findRunningBroadcast,
  insertBroadcast,
  updateBroadcast,
  updateHasAudience,
  type Broadcast,
} from './store-broadcasts.ts'

const ASKED_AGAIN = 30 * SECOND
const ENDED_WITHIN = 2 * MINUTE

export const beginBroadcastJob = job({
  name: 'classroom.begin-broadcast',
  payload: z.object({ sessionId: z.string() }),
  run: (ctx, { sessionId }) => beginBroadcast(ctx, sessionId),
})

/** Learners may watch from now on. A class that runs is broadcast as soon as possible. */
export async function openToAudience(ctx: Ctx, tx: Tx, sessionId: string): Promise<void> {
  if (!(await updateHasAudience(tx, sessionId))) return
  await ctx.enqueue(tx, beginBroadcastJob, { sessionId }, { key: `begin broadcast ${sessionId}` })
  await publishToTeacher(ctx, tx, sessionId)
}

/** Does nothing to a class that does not run, that has no audience, or that is broadcast already. */
export async function beginBroadcast(ctx: Ctx, sessionId: string): Promise<void> {
  const broadcast = await ctx.db.transaction().execute(async (tx) => {
    const found = await lockClass(tx, sessionId)
    if (found?.status !== 'LIVE' || !found.hasAudience || (await findRunningBroadcast(tx, sessionId))) return undefined
    const [id, now] = [ctx.newId('brc'), ctx.now()]
    await insertBroadcast(tx, { id, sessionId, now, lookAt: later(now, ASKED_AGAIN) })
    await publishToTeacher(ctx, tx, sessionId)
    return { id, sessionId }
  })
  if (broadcast) await withoutFault(ctx, () => askToBroadcast(ctx, broadcast))
}

/** The name under which the live room knows a broadcast, and where it leaves the files. */
export function prefixOfBroadcast({ id }: Pick<Broadcast, 'id'>): string {
  return `broadcasts/${id}`
}

export function idOfBroadcast(prefix: string | undefined): string | undefined {
  return /^broadcasts\/(brc[0-9a-z]+)$/.exec(prefix ?? '')?.[1]
}

/** Asking twice begins one broadcast. */
export async function askToBroadcast(ctx: Ctx, broadcast: Pick<Broadcast, 'id' | 'sessionId'>): Promise<void> {
  const order = { layout: 'TEACHER_AND_SCREEN', output: 'SEGMENTS', prefix: prefixOfBroadcast(broadcast) } as const
  const { recordingId } = await ctx.liveRooms.startRecording(broadcast.sessionId, order)
  await updateBroadcast(ctx.db, broadcast.id, { roomRef: recordingId })
}

/** The end of the class. It is written down first, so that it is not lost with the call. */
export async function stopBroadcast(ctx: Ctx, sessionId: string): Promise<void> {
  const running = await ctx.db.transaction().execute(async (tx) => {
    await lockClass(tx, sessionId)
    const found = await findRunningBroadcast(tx, sessionId)
    if (found) await updateBroadcast(tx, found.id, { stopAskedAt: ctx.now(), lookAt: ctx.now() })
    return found
  })
  if (running?.roomRef) await withoutFault(ctx, () => askToEnd(ctx, running))
}

export async function askToEnd(ctx: Ctx, { id, sessionId, roomRef }: Broadcast): Promise<void> {
  if (roomRef === null) return
  await ctx.liveRooms.stopRecording(roomRef)
  await ctx.db.transaction().execute(async (tx) => {
    await lockClass(tx, sessionId)
    const running = await findRunningBroadcast(tx, sessionId)
    if (running?.id !== id) return
    await updateBroadcast(tx, id, { state: 'ENDING', lookAt: later(ctx.now(), ENDED_WITHIN) })
    await publishToClass(ctx, tx, sessionId)
  })
}
