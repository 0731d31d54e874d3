// The rooms that are open now, for operations.
import { sql } from 'kysely'
import { roomsStaffApi as api } from '#core/modules/classroom/room/rooms-staff-api.ts'
import { later } from '#core/kernel/time.ts'
import { done, routes } from '#server/platform/call.ts'
import type { Ctx } from '#server/platform/context.ts'
import { at } from '#server/platform/database/db-time.ts'
import { resourceOperations } from '#server/platform/resource/resource.ts'
import { tableStore } from '#server/platform/resource/table.ts'
import { waiting } from '#server/platform/resource/waiting.ts'
import { ALERT_AFTER } from '../families/tell-late.ts'
import { LiveRoomFault } from '#server/providers/live-room/port.ts'
import { setRoomRecording } from '../recording/run-recording.ts'
import { listClassNotices } from './list-class-notices.ts'
import { previewChange } from './preview-change.ts'

/** Compared with the last sign of anybody in the class, which is of this minute while the class runs. */
const isHere = sql`p.session_id = session.id and p.removed_at is null
  and p.seen_at > (select max(seen_at) from classroom.seat l where l.session_id = session.id and l.removed_at is null) - interval '2 minutes'`

const seats = (which: ReturnType<typeof sql>) =>
  sql`(select count(*)::int from classroom.seat p where ${isHere} and ${which})`

const lastOf = (table: string) =>
  sql`(select r.state from ${sql.table(table)} r where r.session_id = session.id order by r.asked_at desc, r.id desc limit 1)`

const recording = lastOf('classroom.recording')
const broadcast = lastOf('classroom.broadcast')

const rooms = tableStore(api.staffRooms, {
  table: 'classroom.session',
  only: sql<boolean>`has_room and status in ('OPEN', 'LIVE')`,
  computed: {
    inRoom: seats(sql`p.mode = 'ROOM'`),
    watching: seats(sql`p.mode = 'HLS'`),
    hands: seats(sql`p.hand_at is not null`),
    speaking: seats(sql`p.may_speak`),
    recording,
    broadcast,
  },
  search: ['id', 'subject'],
  where: {
    alert(alert, now) {
      if (alert === 'TEACHER_MISSING')
        return sql<boolean>`status = 'OPEN' and starts_at <= ${at(later(now, -ALERT_AFTER))}`
      if (alert === 'OVER_TIME') return sql<boolean>`ends_at <= ${at(now)}`
      if (alert === 'NOT_BROADCAST') return sql<boolean>`has_audience and ${broadcast} = 'FAILED'`
      return sql<boolean>`status = 'LIVE' and is_recorded and coalesce(${recording}, 'FAILED') = 'FAILED'`
    },
  },
})

export const roomsWaiting = [
  waiting(api.staffRooms, { label: 'Classes that should be recorded and are not', group: 'OPERATIONS', filter: { alert: 'NOT_RECORDED' } }), // prettier-ignore
  waiting(api.staffRooms, { label: 'Broadcasts of classes that failed', group: 'OPERATIONS', filter: { alert: 'NOT_BROADCAST' } }), // prettier-ignore
]

/** A room of this name is never opened: asking for it changes nothing. */
const NO_ROOM = 'health'

async function readHealth({ liveRooms }: Ctx) {
  const began = performance.now()
  const isReachable = await liveRooms.listPeople(NO_ROOM).then(
    () => true,
    (fault: unknown) => {
      if (fault instanceof LiveRoomFault) return false
      throw fault
    },
  )
  return { service: liveRooms.name, isReachable, answeredInMs: Math.round(performance.now() - began) }
}

export const roomsStaff = [
  ...resourceOperations(api.staffRooms, rooms),
  ...routes(api.staffClassActions, {
    getRoomHealth: (ctx) => readHealth(ctx),
    setRoomRecording: done(setRoomRecording),
    listClassNotices: (ctx, { id }) => listClassNotices(ctx, id),
    previewChange,
  }),
]
