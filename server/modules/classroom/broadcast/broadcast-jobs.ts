// Classes are counted half an hour before they begin, broadcasts whose outcome is not known are asked about, and their files are deleted.
import { z } from 'zod'
import { COUNTED_BEFORE_MINUTES, isBroadcasting, segmentsOf } from '#core/modules/classroom/room/broadcast.ts'
import { isBefore, later, MINUTE } from '#core/kernel/time.ts'
import { hasRoom } from '#core/modules/classroom/session-status.ts'
import { countLearnersOfBatches } from '#server/modules/enrolments/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/database/db.ts'
import { forEachRow } from '#server/platform/jobs/each-row.ts'
import { job } from '#server/platform/jobs/queue.ts'
import { LiveRoomFault, playlistsOf } from '#server/providers/live-room/port.ts'
import { listParticipants, plannerOf } from '../planned/planners.ts'
import { findTaughtSession, listBatchesOf, type TaughtSession } from '../store-sessions.ts'
import { over, reportBroadcast } from './report-broadcast.ts'
import { askToBroadcast, askToEnd, beginBroadcast, openToAudience, prefixOfBroadcast } from './run-broadcast.ts'
import {
  findBroadcast,
  listDueBroadcasts,
  listUnbroadcast,
  listUncleared,
  listUncounted,
  updateBroadcast,
  updateExpected,
  updateLookAt,
  type Broadcast,
} from './store-broadcasts.ts'

export const countExpectedJob = job({
  name: 'classroom.count-expected',
  payload: z.unknown(),
  cron: '* * * * *',
  run: (ctx) =>
    forEachRow(ctx, {
      job: 'classroom.count-expected',
      list: (but) => listUncounted(ctx.db, later(ctx.now(), COUNTED_BEFORE_MINUTES * MINUTE), but),
      idOf: ({ id }) => id,
      work: ({ id }) => ctx.db.transaction().execute((tx) => countExpected(ctx, tx, id)),
    }),
})

/** Once for each class. One for which more are expected than its room takes is broadcast from its start; a lesson led by AI has no room. */
async function countExpected(ctx: Ctx, tx: Tx, sessionId: string): Promise<void> {
  const session = await findTaughtSession(tx, sessionId)
  const expected =
    session && plannerOf(ctx, session) ? await countGuests(ctx, tx, session) : await countBatches(ctx, tx, sessionId)
  await updateExpected(tx, sessionId, expected)
  const isInRoom = !session || hasRoom(session.kind)
  if (isInRoom && expected > ctx.settings.room.maxInteractive) await openToAudience(ctx, tx, sessionId)
}

async function countBatches(ctx: Ctx, tx: Tx, sessionId: string): Promise<number> {
  const batchIds = (await listBatchesOf(tx, sessionId)).map(({ batchId }) => batchId)
  return countLearnersOfBatches(tx, batchIds, ctx.now())
}

/** Those who have registered for a webinar, as far as they decide whether the room is too small. */
async function countGuests(ctx: Ctx, tx: Tx, session: TaughtSession): Promise<number> {
  return (await listParticipants(ctx, tx, session, ctx.settings.room.maxInteractive + 1)).length
}

const ASKED_EVERY = MINUTE
/** A broadcast that the live room has not reported as ended by then has ended. */
const ENDED_BY_THEN = 10 * MINUTE
const isAway = (fault: unknown) => fault instanceof LiveRoomFault && fault.outcome === 'AWAY'

export const followBroadcastsJob = job({
  name: 'classroom.follow-broadcasts',
  payload: z.unknown(),
  cron: '* * * * *',
  async run(ctx) {
    await forEachRow(ctx, {
      job: 'classroom.begin-broadcasts',
      list: (but) => listUnbroadcast(ctx.db, but),
      idOf: ({ id }) => id,
      work: ({ id }) => beginBroadcast(ctx, id),
    })
    await forEachRow(ctx, {
      job: 'classroom.follow-broadcasts',
      list: (but) => listDueBroadcasts(ctx.db, ctx.now(), but),
      idOf: ({ id }) => id,
      work: (broadcast) => follow(ctx, broadcast),
      isForAll: isAway,
    })
  },
})

/** Asks the live room how the broadcast stands, and does what has not been done: begins it, ends it, or gives it up. */
async function follow(ctx: Ctx, broadcast: Broadcast): Promise<void> {
  const { id, sessionId } = broadcast
  await updateLookAt(ctx.db, id, later(ctx.now(), ASKED_EVERY))
  const [report, session] = await Promise.all([
    ctx.liveRooms.findRecording(sessionId, prefixOfBroadcast(broadcast)),
    findTaughtSession(ctx.db, sessionId),
  ])
  if (report) await reportBroadcast(ctx, report)
  const now = await findBroadcast(ctx.db, id)
  if (!now) return
  const isWanted = session?.status === 'LIVE' && now.stopAskedAt === null
  if (isBroadcasting(now.state)) {
    if (report) return isWanted ? undefined : askToEnd(ctx, now)
    if (isWanted) return askToBroadcast(ctx, now)
    await updateBroadcast(ctx.db, id, over('FAILED', ctx.now(), 'The live room never began to broadcast.'))
  } else if (now.state === 'ENDING' && isBefore(later(now.stopAskedAt ?? now.askedAt, ENDED_BY_THEN), ctx.now())) {
    await updateBroadcast(ctx.db, id, over('ENDED', ctx.now()))
  }
}

/** Those who watch are some seconds behind, and a page that was away catches up. */
const CLEARED_AFTER = 10 * MINUTE
const AT_ONCE = 20

/** A broadcast is no recording: voices of learners do not stay in the storage. */
export const clearBroadcastsJob = job({
  name: 'classroom.clear-broadcasts',
  payload: z.unknown(),
  cron: '*/5 * * * *',
  run: (ctx) =>
    forEachRow(ctx, {
      job: 'classroom.clear-broadcasts',
      list: (but) => listUncleared(ctx.db, later(ctx.now(), -CLEARED_AFTER), but),
      idOf: ({ id }) => id,
      work: (broadcast) => clear(ctx, broadcast),
    }),
})

/** The playlist goes last: a broadcast that was cleared by half can be cleared again. */
async function clear(ctx: Ctx, broadcast: Broadcast): Promise<void> {
  const { live, whole } = playlistsOf(prefixOfBroadcast(broadcast))
  const playlists = await Promise.all([ctx.files.read(live), ctx.files.read(whole)])
  const names = [...new Set(playlists.flatMap((text) => segmentsOf(text?.toString() ?? '')))]
  for (let i = 0; i < names.length; i += AT_ONCE)
    await Promise.all(names.slice(i, i + AT_ONCE).map((name) => ctx.files.remove(`broadcasts/${name}`)))
  await Promise.all([ctx.files.remove(live), ctx.files.remove(whole)])
  await updateBroadcast(ctx.db, broadcast.id, { clearedAt: ctx.now() })
}
