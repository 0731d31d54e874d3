// The webhooks of the live room. They come twice, late and in any order; what each one writes does not depend on it.
import { learnerOf } from '#core/modules/classroom/room/identity.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Hook, HookRequest } from '#server/platform/module.ts'
import { recordVisit } from '../attendance/store-presence.ts'
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
  if (event.kind !== 'JOINED' && event.kind !== 'LEFT') return { status: 200, body: 'ok' }
  const { kind, room: sessionId, identity, visitId: visit, at, isHidden } = event
  const learnerId = learnerOf(sessionId, identity)
  await ctx.db.transaction().execute(async (tx) => {
    const times = kind === 'JOINED' ? { joinedAt: at, leftAt: null } : { joinedAt: null, leftAt: at }
    if (learnerId !== undefined && !isHidden) await recordVisit(tx, { sessionId, learnerId, visit, ...times })
    await publishToTeacher(ctx, tx, sessionId)
  })
  return { status: 200, body: 'ok' }
}
