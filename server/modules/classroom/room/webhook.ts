// The webhooks of the live room. They come twice, late and in any order; what each one writes does not depend on it.
import { identityOf, learnerOf } from '#core/modules/classroom/room/identity.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/database/db.ts'
import type { Hook, HookRequest } from '#server/platform/module.ts'
import type { RoomEvent } from '#server/providers/live-room/port.ts'
import { recordVisit } from '../attendance/store-presence.ts'
import { reportBroadcast } from '../broadcast/report-broadcast.ts'
import { beginBroadcastJob } from '../broadcast/run-broadcast.ts'
import { beginRecordingJob } from '../recording/recording-jobs.ts'
import { reportRecording } from '../recording/report-recording.ts'
import { findSession } from '../store-sessions.ts'
import { unlessGone, withoutFault } from './reach-room.ts'
import { findSeat } from './store-seats.ts'
import { publishToTeacher } from './topics.ts'

export const roomHook: Hook = { method: 'POST', path: '/live-room/webhook', answer: receiveWebhook }

async function receiveWebhook(ctx: Ctx, { headers, body }: HookRequest) {
  const { authorization } = headers
  const event = await ctx.liveRooms.readWebhook({
    authorization: Array.isArray(authorization) ? authorization[0] : authorization,
    body,
  })
  ctx.metrics.count('room_webhooks', { kind: event.kind })
  if (event.kind === 'FORGED') return { status: 401 }
  if (event.kind === 'UNREADABLE') return { status: 400 }
  if (event.kind === 'RECORDING') await Promise.all([reportRecording(ctx, event), reportBroadcast(ctx, event)])
  if (event.kind === 'JOINED' || event.kind === 'LEFT') await reportVisit(ctx, event)
  return { status: 200, body: 'ok' }
}

type VisitEvent = Extract<RoomEvent, { readonly kind: 'JOINED' | 'LEFT' }>

/** A teacher who comes in is recorded from then on, if the class is to be. */
async function reportVisit(ctx: Ctx, { kind, room: sessionId, identity, visitId: visit, at, isHidden }: VisitEvent) {
  const learnerId = learnerOf(sessionId, identity)
  await ctx.db.transaction().execute(async (tx) => {
    const times = kind === 'JOINED' ? { joinedAt: at, leftAt: null } : { joinedAt: null, leftAt: at }
    if (learnerId !== undefined && !isHidden) await recordVisit(tx, { sessionId, learnerId, visit, ...times })
    await publishToTeacher(ctx, tx, sessionId)
    if (kind !== 'JOINED' || !(await isTaughtBy(tx, sessionId, identity))) return
    await ctx.enqueue(tx, beginRecordingJob, { sessionId }, { key: `begin recording ${sessionId}` })
    await ctx.enqueue(tx, beginBroadcastJob, { sessionId }, { key: `begin broadcast ${sessionId}` })
  })
  if (kind === 'JOINED' && learnerId !== undefined) await removeAgain(ctx, sessionId, learnerId)
}

/** A token is good for two minutes: somebody who was removed may have come back by an older one. */
async function removeAgain(ctx: Ctx, sessionId: string, learnerId: string): Promise<void> {
  const seat = await findSeat(ctx.db, { sessionId, learnerId })
  if (seat?.removedAt)
    await withoutFault(ctx, () => unlessGone(ctx.liveRooms.remove(sessionId, identityOf(sessionId, learnerId))))
}

async function isTaughtBy(tx: Tx, sessionId: string, identity: string): Promise<boolean> {
  const session = await findSession(tx, sessionId)
  return session !== undefined && identityOf(sessionId, session.teacherId) === identity
}
