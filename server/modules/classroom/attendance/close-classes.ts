// Ends the classes that nobody has ended, and counts attendance ten minutes after the end: by then the room's last reports are in.
import { z } from 'zod'
import { attendanceOf, type Stay } from '#core/modules/classroom/room/attendance.ts'
import { ROOM_STAYS } from '#core/modules/classroom/room/decide-join.ts'
import { AttendanceRecorded } from '#core/modules/classroom/events.ts'
import { later, MINUTE } from '#core/kernel/time.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/database/db.ts'
import { forEachRow } from '#server/platform/jobs/each-row.ts'
import { job } from '#server/platform/jobs/queue.ts'
import { LiveRoomFault } from '#server/providers/live-room/port.ts'
import { stopBroadcast } from '../broadcast/run-broadcast.ts'
import { stopRecording } from '../recording/run-recording.ts'
import { publishStanding } from '../room/topics.ts'
import { listParticipants } from '../planned/planners.ts'
import { findTaughtSession } from '../store-sessions.ts'
import { insertAttendance, listUnended, listUnrecorded, markEnded, markRecorded } from './store-attendance.ts'
import { listStays } from './store-presence.ts'

const COUNTED_AFTER = 10 * MINUTE
const MOST_LEARNERS = 5_000

export const closeClassesJob = job({
  name: 'classroom.close-classes',
  payload: z.unknown(),
  cron: '* * * * *',
  async run(ctx) {
    await endForgotten(ctx)
    await forEachRow(ctx, {
      job: 'classroom.close-classes',
      list: (but) => listUnrecorded(ctx.db, later(ctx.now(), -COUNTED_AFTER), but),
      idOf: ({ id }) => id,
      work: ({ id }) => ctx.db.transaction().execute((tx) => recordAttendance(ctx, tx, id)),
    })
  },
})

/** A class that its teacher did not end has ended at its hour: learners do not lose by it. */
async function endForgotten(ctx: Ctx): Promise<void> {
  await forEachRow(ctx, {
    job: 'classroom.end-classes',
    list: (but) => listUnended(ctx.db, later(ctx.now(), -ROOM_STAYS), but),
    idOf: ({ id }) => id,
    async work({ id, endsAt, actualStart }) {
      await ctx.db.transaction().execute(async (tx) => {
        if (await markEnded(tx, id, endsAt)) await publishStanding(ctx, tx, id)
      })
      await Promise.all([stopRecording(ctx, id), stopBroadcast(ctx, id)])
      if (actualStart !== null) await ctx.liveRooms.closeRoom(id)
    },
    isForAll: (fault) => fault instanceof LiveRoomFault && fault.outcome === 'AWAY',
  })
}

/** Once for each class. A class that was never held has no attendance. */
async function recordAttendance(ctx: Ctx, tx: Tx, sessionId: string): Promise<void> {
  const held = await markRecorded(tx, sessionId, ctx.now())
  if (!held || held.actualStart === null || held.actualEnd === null) return
  const live = { from: held.actualStart, till: held.actualEnd }
  const session = await findTaughtSession(tx, sessionId)
  const enrolled = session ? await listParticipants({ ...ctx, now: () => live.from }, tx, session, MOST_LEARNERS) : []
  const stays = await listStays(tx, sessionId)
  const none: Stay[] = []
  const lines = [...new Set([...enrolled, ...stays.keys()])].map((learnerId) => ({
    learnerId,
    ...attendanceOf(stays.get(learnerId) ?? none, live, held.endsAt - held.startsAt),
  }))
  await insertAttendance(tx, sessionId, lines)
  await ctx.publish(tx, AttendanceRecorded, { sessionId })
}
