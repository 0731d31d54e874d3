// A parent withdraws a consent while the child speaks in a class, or in one that is recorded: the child speaks no longer, at once.
import { ConsentWithdrawn } from '#core/modules/consent/events.ts'
import { identityOf } from '#core/modules/classroom/room/identity.ts'
import { inTransaction } from '#server/platform/database/db.ts'
import { listener } from '#server/platform/jobs/queue.ts'
import { findRunning } from '../recording/store-recordings.ts'
import { mayTakePart } from './taking-part.ts'
import { unlessGone } from './reach-room.ts'
import { listSpeakingSessions, updateVoice } from './store-seats.ts'
import { publishToLearner, publishToTeacher } from './topics.ts'

/** A room that does not answer is asked again by the queue. */
export const silenceListener = listener('classroom.silence', ConsentWithdrawn, async (ctx, { learnerId }) => {
  const [mayBeHeard, mayBeRecorded] = await Promise.all([
    mayTakePart(ctx, ctx.db, learnerId, 'LIVE_AV'),
    mayTakePart(ctx, ctx.db, learnerId, 'RECORDING'),
  ])
  for (const sessionId of await listSpeakingSessions(ctx.db, learnerId)) {
    if (mayBeHeard && (mayBeRecorded || !(await findRunning(ctx.db, sessionId)))) continue
    const silent = { audio: false, video: false, screen: false }
    await unlessGone(ctx.liveRooms.setMayPublish(sessionId, identityOf(sessionId, learnerId), silent))
    await inTransaction(ctx.db, async (tx) => {
      await updateVoice(tx, { sessionId, learnerId }, false)
      await publishToLearner(ctx, tx, sessionId, learnerId)
      await publishToTeacher(ctx, tx, sessionId)
    })
  }
})
