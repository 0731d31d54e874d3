// A teacher lets learners speak, silences them and removes them. The database decides first; the room follows.
import { recordingErrors, teachingErrors as errors } from '#core/modules/classroom/errors.ts'
import { identityOf } from '#core/modules/classroom/room/identity.ts'
import { audit } from '#server/platform/audit.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/database/db.ts'
import { findRunning, lockClass } from '../recording/store-recordings.ts'
import { mayTakePart } from '../room/taking-part.ts'
import { orAway, unlessGone } from '../room/reach-room.ts'
import { publishToLearner, publishToTeacher } from '../room/topics.ts'
import { findSeat, silenceAll, updateHandDown, updateRemoved, updateVoice } from '../room/store-seats.ts'
import { refuseUnlessRunning, type ClassCall } from './own-class.ts'

const SILENT = { audio: false, video: false, screen: false }

interface Person {
  readonly id: string
  readonly learnerId: string
}

/**
 * Camera and microphone. Throws LEARNER_ONLY_WATCHES, or NO_CONSENT_TO_SPEAK or CLASS_IS_RECORDED for a child whose parents have
 * not agreed.
 */
export async function letSpeak(
  ctx: Ctx,
  { id, learnerId, maySpeak }: Person & { readonly maySpeak: boolean },
  { taughtClass }: ClassCall,
): Promise<void> {
  refuseUnlessRunning(taughtClass)
  await ctx.db.transaction().execute(async (tx) => {
    if (maySpeak) await refuseVoice(ctx, tx, { id, learnerId })
    if (!(await updateVoice(tx, { sessionId: id, learnerId }, maySpeak))) throw errors.NOT_IN_CLASS()
    await publishToLearner(ctx, tx, id, learnerId)
    await publishToTeacher(ctx, tx, id)
  })
  const mayPublish = maySpeak ? { audio: true, video: true, screen: false } : SILENT
  await orAway(ctx, () => unlessGone(ctx.liveRooms.setMayPublish(id, identityOf(id, learnerId), mayPublish)))
}

/** Recording and speaking wait for each other, so that no voice is recorded without consent. */
async function refuseVoice(ctx: Ctx, tx: Tx, { id, learnerId }: Person): Promise<void> {
  await lockClass(tx, id)
  if ((await findSeat(tx, { sessionId: id, learnerId }))?.mode === 'HLS') throw errors.LEARNER_ONLY_WATCHES()
  if (!(await mayTakePart(ctx, tx, learnerId, 'LIVE_AV'))) throw errors.NO_CONSENT_TO_SPEAK()
  if (!(await findRunning(tx, id)) || (await mayTakePart(ctx, tx, learnerId, 'RECORDING'))) return
  throw recordingErrors.CLASS_IS_RECORDED()
}

/** Throws NOT_IN_CLASS for a learner without a place. */
export async function lowerHand(ctx: Ctx, { id, learnerId }: Person, { taughtClass }: ClassCall): Promise<void> {
  refuseUnlessRunning(taughtClass)
  await ctx.db.transaction().execute(async (tx) => {
    if (!(await updateHandDown(tx, { sessionId: id, learnerId }))) throw errors.NOT_IN_CLASS()
    await publishToLearner(ctx, tx, id, learnerId)
    await publishToTeacher(ctx, tx, id)
  })
}

export async function muteAll(ctx: Ctx, { id }: { readonly id: string }, { taughtClass }: ClassCall): Promise<void> {
  refuseUnlessRunning(taughtClass)
  const learnerIds = await ctx.db.transaction().execute(async (tx) => {
    const silenced = await silenceAll(tx, id)
    for (const learnerId of silenced) await publishToLearner(ctx, tx, id, learnerId)
    await publishToTeacher(ctx, tx, id)
    return silenced
  })
  for (const learnerId of learnerIds)
    await orAway(ctx, () => unlessGone(ctx.liveRooms.setMayPublish(id, identityOf(id, learnerId), SILENT)))
}

/** The learner stays out of this class. */
export async function removeLearner(
  ctx: Ctx,
  { id, learnerId, reason }: Person & { readonly reason: string },
  { actor, taughtClass }: ClassCall,
): Promise<void> {
  refuseUnlessRunning(taughtClass)
  await ctx.db.transaction().execute(async (tx) => {
    const removal = { reason, now: ctx.now() }
    if (!(await updateRemoved(tx, { sessionId: id, learnerId }, removal))) throw errors.NOT_IN_CLASS()
    await audit(ctx, tx, { actor, action: 'class.remove', subject: `${id} ${learnerId}`, detail: { reason } })
    await publishToLearner(ctx, tx, id, learnerId)
    await publishToTeacher(ctx, tx, id)
  })
  await orAway(ctx, () => ctx.liveRooms.remove(id, identityOf(id, learnerId)))
}
