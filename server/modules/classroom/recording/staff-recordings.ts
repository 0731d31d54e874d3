// Staff look after recordings: with a reason they take one from families, give it back or hide ranges of it. They ask the live
// room for a missing one.
import { sql } from 'kysely'
import { classroomErrors as errors, staffRecordingErrors } from '#core/modules/classroom/errors.ts'
import { classroomStaffApi as api } from '#core/modules/classroom/staff-api.ts'
import { areRangesIn } from '#core/modules/media/hidden-range.ts'
import { commonErrors } from '#core/kernel/common-errors.ts'
import { later, MINUTE } from '#core/kernel/time.ts'
import type { Staff } from '#server/platform/access/actor.ts'
import { audit } from '#server/platform/audit.ts'
import { routes } from '#server/platform/call.ts'
import type { Ctx } from '#server/platform/context.ts'
import { at } from '#server/platform/database/db-time.ts'
import { resourceOperations } from '#server/platform/resource/resource.ts'
import { tableStore } from '#server/platform/resource/table.ts'
import { waiting } from '#server/platform/resource/waiting.ts'
import { orAway } from '../room/reach-room.ts'
import { publishToClass } from '../room/topics.ts'
import { reportRecording } from './report-recording.ts'
import { prefixOf } from './run-recording.ts'
import { findRecording } from './store-recordings.ts'

const ofClass = (column: string) =>
  sql`(select ${sql.ref(column)} from classroom.session c where c.id = recording.session_id)`

const recordings = tableStore(api.staffRecordings, {
  table: 'classroom.recording',
  computed: { subject: ofClass('c.subject'), teacherId: ofClass('c.teacher_id'), startsAt: ofClass('c.starts_at') },
  where: {
    teacherId: (id) =>
      sql<boolean>`exists (select from classroom.session c where c.id = recording.session_id and c.teacher_id = ${id})`,
    lateForMinutes: (minutes, now) =>
      sql<boolean>`state = 'SAVING' and coalesce(stop_asked_at, asked_at) <= ${at(later(now, -minutes * MINUTE))}`,
  },
  keys: ['sessionId'],
  json: ['hidden'],
})

export const recordingsWaiting = [
  waiting(api.staffRecordings, { label: 'Recordings that failed', group: 'OPERATIONS', filter: { state: 'FAILED', isRemoved: false } }), // prettier-ignore
  waiting(api.staffRecordings, { label: 'Recordings that are late', group: 'OPERATIONS', filter: { lateForMinutes: 30 } }), // prettier-ignore
]

/** A film that the room has after all is a film. Throws NOT_FOUND_ERROR or ROOM_IS_AWAY. */
async function askRoom(ctx: Ctx, actor: Staff, id: string) {
  const recording = await findRecording(ctx.db, id)
  if (!recording) throw commonErrors.NOT_FOUND_ERROR()
  const report = await orAway(ctx, () => ctx.liveRooms.findRecording(recording.sessionId, prefixOf(recording)))
  if (report) await reportRecording(ctx, report)
  const { state } = (await findRecording(ctx.db, id)) ?? recording
  await audit(ctx, ctx.db, { actor, action: 'recordings.ask', subject: `recordings/${id}`, detail: { state } })
  return { state }
}

const READABLE_FOR = 10 * MINUTE

/** Also one that was taken from families. Throws NOT_FOUND_ERROR or NO_FILM_TO_WATCH. */
async function watch(ctx: Ctx, actor: Staff, id: string) {
  const recording = await findRecording(ctx.db, id)
  if (!recording) throw commonErrors.NOT_FOUND_ERROR()
  const { state, key, type } = recording
  if (state !== 'READY' || key === null || type === null) throw staffRecordingErrors.NO_FILM_TO_WATCH()
  await audit(ctx, ctx.db, { actor, action: 'recordings.watch', subject: `recordings/${id}` })
  return { url: await ctx.files.downloadAddress({ key, type }, later(ctx.now(), READABLE_FOR)) }
}

export const recordingStaff = [
  ...resourceOperations(api.staffRecordings, recordings, {
    check(_ctx, _tx, { before, fields, reason }) {
      if (!reason) throw errors.REASON_IS_NEEDED()
      if (!areRangesIn(before?.lengthSeconds ?? 0, fields.hidden ?? [])) throw staffRecordingErrors.RANGES_DO_NOT_FIT()
    },
    async changed(ctx, tx, _id, { before }) {
      if (before) await publishToClass(ctx, tx, before.sessionId)
    },
  }),
  ...routes(api.staffRecordingActions, {
    askRoom: (ctx, { id }, { actor }) => askRoom(ctx, actor, id),
    watch: (ctx, { id }, { actor }) => watch(ctx, actor, id),
  }),
]
