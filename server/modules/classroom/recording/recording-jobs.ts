// Recordings whose outcome is not known are asked about, classes that should be recorded are, and films have an end.
import { z } from 'zod'
import { isRunning } from '#core/modules/classroom/room/recording-state.ts'
import { HOUR, isBefore, later, MINUTE } from '#core/kernel/time.ts'
import { FilmDeleted } from '#core/modules/media/events.ts'
import type { Ctx } from '#server/platform/context.ts'
import { inTransaction } from '#server/platform/database/db.ts'
import { forEachRow } from '#server/platform/jobs/each-row.ts'
import { job } from '#server/platform/jobs/queue.ts'
import { LiveRoomFault } from '#server/providers/live-room/port.ts'
import { findTaughtSession } from '../store-sessions.ts'
import { failed, reportRecording } from './report-recording.ts'
import { askToRecord, askToStop, prefixOf, recordByRule } from './run-recording.ts'
import {
  findRecording,
  listDue,
  listExpired,
  listUnfilmed,
  updateRecording,
  type Recording,
} from './store-recordings.ts'

/** The teacher's own report comes first, as a rule. */
const FILMED_AFTER = MINUTE
const ASKED_EVERY = MINUTE
/** A film that has not come by then does not come. */
const GIVEN_UP_AFTER = 6 * HOUR

const isAway = (fault: unknown) => fault instanceof LiveRoomFault && fault.outcome === 'AWAY'

export const followRecordingsJob = job({
  name: 'classroom.follow-recordings',
  payload: z.unknown(),
  cron: '* * * * *',
  async run(ctx) {
    await forEachRow(ctx, {
      job: 'classroom.begin-recordings',
      list: (but) => listUnfilmed(ctx.db, later(ctx.now(), -FILMED_AFTER), but),
      idOf: ({ id }) => id,
      work: ({ id }) => recordByRule(ctx, id),
    })
    await forEachRow(ctx, {
      job: 'classroom.follow-recordings',
      list: (but) => listDue(ctx.db, ctx.now(), but),
      idOf: ({ id }) => id,
      work: (recording) => follow(ctx, recording),
      isForAll: isAway,
    })
  },
})

/** The teacher is in the room: now there is something to record. */
export const beginRecordingJob = job({
  name: 'classroom.begin-recording',
  payload: z.object({ sessionId: z.string() }),
  run: (ctx, { sessionId }) => recordByRule(ctx, sessionId),
})

/** Asks the live room how the recording stands, and does what has not been done: begins it, stops it, or gives it up. */
async function follow(ctx: Ctx, recording: Recording): Promise<void> {
  const { id, sessionId } = recording
  await updateRecording(ctx.db, id, { lookAt: later(ctx.now(), ASKED_EVERY) })
  const [report, session] = await Promise.all([
    ctx.liveRooms.findRecording(sessionId, prefixOf(recording)),
    findTaughtSession(ctx.db, sessionId),
  ])
  if (report) await reportRecording(ctx, report)
  const now = await findRecording(ctx.db, id)
  if (!now) return
  const isWanted = session?.status === 'LIVE' && now.stopAskedAt === null
  if (!report && isRunning(now.state)) {
    if (isWanted) await askToRecord(ctx, now)
    else await updateRecording(ctx.db, id, failed('The live room never began to record.'))
  } else if (isRunning(now.state) && !isWanted) {
    await askToStop(ctx, now)
  } else if (now.state === 'SAVING' && isBefore(later(now.askedAt, GIVEN_UP_AFTER), ctx.now())) {
    await updateRecording(ctx.db, id, failed('The live room has not delivered the film.'))
  }
}

/** Every night: thirty days after the end of the course. */
export const expireRecordingsJob = job({
  name: 'classroom.expire-recordings',
  payload: z.unknown(),
  cron: '50 21 * * *',
  run: (ctx) =>
    forEachRow(ctx, {
      job: 'classroom.expire-recordings',
      list: (but) => listExpired(ctx.db, ctx.now(), but),
      idOf: ({ id }) => id,
      async work({ id, key }) {
        if (key !== null) await ctx.files.remove(key)
        await inTransaction(ctx.db, async (tx) => {
          await updateRecording(tx, id, { state: 'EXPIRED', key: null })
          if (key !== null) await ctx.publish(tx, FilmDeleted, { key })
        })
      },
    }),
})
