// A report of the live room about a broadcast, by a webhook or as the answer to our own question. The order does not matter.
import { mayFollowBroadcast, type BroadcastState } from '#core/modules/classroom/room/broadcast.ts'
import { later, MINUTE, type Instant } from '#core/kernel/time.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { RecordingReport } from '#server/providers/live-room/port.ts'
import { publishToClass, publishToTeacher } from '../room/topics.ts'
import { idOfBroadcast } from './run-broadcast.ts'
import { lockBroadcast, updateBroadcast } from './store-broadcasts.ts'

const LOOK_EVERY = 2 * MINUTE

const STATE_OF: Readonly<Record<RecordingReport['state'], BroadcastState>> = {
  STARTING: 'STARTING',
  RECORDING: 'RUNNING',
  SAVING: 'ENDING',
  READY: 'ENDED',
  FAILED: 'FAILED',
}

/** Ignores a broadcast that we did not order, and a state that is past. */
export async function reportBroadcast(ctx: Ctx, report: RecordingReport): Promise<void> {
  const id = idOfBroadcast(report.prefix)
  const state = STATE_OF[report.state]
  if (id === undefined) return
  await ctx.db.transaction().execute(async (tx) => {
    const broadcast = await lockBroadcast(tx, id)
    if (!broadcast || !mayFollowBroadcast(broadcast.state, state)) return
    const isOver = state === 'ENDED' || state === 'FAILED'
    const change = isOver ? over(state, ctx.now(), report.problem) : { state, lookAt: later(ctx.now(), LOOK_EVERY) }
    await updateBroadcast(tx, id, { ...change, roomRef: report.recordingId })
    await publishToClass(ctx, tx, broadcast.sessionId)
    await publishToTeacher(ctx, tx, broadcast.sessionId)
  })
}

export function over(state: 'ENDED' | 'FAILED', now: Instant, problem?: string) {
  const reason = state === 'FAILED' ? (problem ?? 'The live room gave no reason.') : null
  return { state, lookAt: null, endedAt: now, problem: reason }
}
