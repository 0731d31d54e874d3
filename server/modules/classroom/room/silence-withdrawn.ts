// A parent withdraws a consent while the child is in a class: the child speaks no longer, at once.
import { ConsentWithdrawn } from '#core/modules/consent/events.ts'
import { identityOf } from '#core/modules/classroom/room/identity.ts'
import { inTransaction } from '#server/platform/database/db.ts'
import { listener } from '#server/platform/jobs/queue.ts'
import { mayTakePart } from './find-class.ts'
import { unlessGone } from './reach-room.ts'
import { listSpeakingSessions, updateVoice } from './store-seats.ts'
import { publishToLearner, publishToTeacher } from './topics.ts'

/** A room that does not answer is asked again by the queue. */
export const silenceListener = listener('classroom.silence', ConsentWithdrawn, async (ctx, { learnerId }) => {
  if (await mayTakePart(ctx, ctx.db, learnerId, 'LIVE_AV')) return
  for (const sessionId of await listSpeakingSessions(ctx.db, learnerId)) {
    const silent = { audio: false, video: false, screen: false }
    await unlessGone(ctx.liveRooms.setMayPublish(sessionId, identityOf(sessionId, learnerId), silent))
    await inTransaction(ctx.db, async (tx) => {
      await updateVoice(tx, { sessionId, learnerId }, false)
      await publishToLearner(ctx, tx, sessionId, learnerId)
      await publishToTeacher(ctx, tx, sessionId)
    })
  }
})
