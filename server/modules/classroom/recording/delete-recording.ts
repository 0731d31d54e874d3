// The film of a recording is deleted before its time: one member of staff asks, another decides, and a job deletes the file.
import { z } from 'zod'
import { staffRecordingErrors as errors } from '#core/modules/classroom/errors.ts'
import { recordingDeletionApi as api } from '#core/modules/classroom/room/deletion-api.ts'
import { FilmDeleted } from '#core/modules/media/events.ts'
import { commonErrors } from '#core/kernel/common-errors.ts'
import { routes } from '#server/platform/call.ts'
import type { Ctx } from '#server/platform/context.ts'
import { inTransaction, type Tx } from '#server/platform/database/db.ts'
import { job } from '#server/platform/jobs/queue.ts'
import { resourceOperations, type NewWrite } from '#server/platform/resource/resource.ts'
import { decisionOf } from '#server/platform/resource/requests/second-person.ts'
import { tableStore } from '#server/platform/resource/table.ts'
import { waiting } from '#server/platform/resource/waiting.ts'
import { publishToClass } from '../room/topics.ts'
import { findRecording, isDeletionWaiting, lockRecording, updateRecording, type Recording } from './store-recordings.ts'

const deletions = tableStore(api.staffRecordingDeletions, {
  table: 'classroom.recording_deletion',
  search: ['reason', 'recordingId', 'askedBy'],
})

/** Throws NOT_FOUND_ERROR, NO_FILM_TO_DELETE and DELETION_WAITS. */
async function newDeletion(ctx: Ctx, tx: Tx, { actor, fields, reason }: NewWrite<typeof api.staffRecordingDeletions>) {
  await lockFilm(tx, fields.recordingId)
  if (await isDeletionWaiting(tx, fields.recordingId)) throw errors.DELETION_WAITS()
  return { ...fields, reason, askedBy: actor.staffId, askedAt: ctx.now() }
}

async function lockFilm(tx: Tx, id: string): Promise<Recording> {
  const recording = await lockRecording(tx, id)
  if (!recording) throw commonErrors.NOT_FOUND_ERROR()
  if (recording.state !== 'READY') throw errors.NO_FILM_TO_DELETE()
  return recording
}

/** Families no longer find it from the approval on. */
const decideDeletion = decisionOf(api.staffRecordingDeletions, {
  store: deletions,
  errors: { own: errors.OWN_DELETION, decided: errors.DELETION_DECIDED },
  async approve(ctx, tx, { recordingId }) {
    const { state, sessionId } = await lockFilm(tx, recordingId)
    await updateRecording(tx, recordingId, { state: 'DELETED' })
    await ctx.enqueue(tx, deleteFilmJob, { recordingId })
    await publishToClass(ctx, tx, sessionId)
    return { before: { recordingState: state }, after: { recordingState: 'DELETED' } }
  },
  subjectOf: ({ recordingId }) => `recordings/${recordingId}`,
})

/** The key stays until the file is gone, so that a run that fails is made good by the next. */
export const deleteFilmJob = job({
  name: 'classroom.delete-film',
  payload: z.object({ recordingId: z.string() }),
  async run(ctx, { recordingId }) {
    const { state, key } = (await findRecording(ctx.db, recordingId)) ?? {}
    if (state !== 'DELETED' || !key) return
    await ctx.files.remove(key)
    await inTransaction(ctx.db, async (tx) => {
      await updateRecording(tx, recordingId, { key: null })
      await ctx.publish(tx, FilmDeleted, { key })
    })
  },
})

export const deletionsWaiting = [
  waiting(api.staffRecordingDeletions, { label: 'Recordings to delete', group: 'OPERATIONS', filter: { status: 'WAITING' } }), // prettier-ignore
]

export const deletionStaff = [
  ...resourceOperations(api.staffRecordingDeletions, deletions, { kind: 'rdl', complete: newDeletion }),
  ...routes(api.staffRecordingDeletionActions, {
    decideDeletion: (ctx, decision, { actor }) => decideDeletion(ctx, actor, decision),
  }),
]
