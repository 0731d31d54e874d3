// A report of the live room about a recording, by a webhook or as the answer to our own question. The order does not matter.
import { mayFollow, type RecordingState } from '#core/modules/classroom/room/recording-state.ts'
import { FilmKept } from '#core/modules/media/events.ts'
import { typeOfBytes, type FileType } from '#core/modules/media/file-types.ts'
import { DAY, later, MINUTE, type Instant } from '#core/kernel/time.ts'
import { listTaughtBatches } from '#server/modules/catalogue/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/database/db.ts'
import type { RecordedFile, RecordingReport } from '#server/providers/live-room/port.ts'
import { publishStanding, publishToTeacher } from '../room/topics.ts'
import { listBatchesOf } from '../store-sessions.ts'
import { idOfPrefix } from './run-recording.ts'
import { findRecording, lockRecording, updateRecording, type Recording } from './store-recordings.ts'

/** Families watch the films of a course until so long after its end. */
const KEPT_AFTER_COURSE = 30 * DAY
/** And the film of a webinar so long after it was recorded. Decision L-33. */
const KEPT_WITHOUT_COURSE = 180 * DAY
const LOOK_EVERY = 5 * MINUTE
const SAVED_WITHIN = 2 * MINUTE

/** Ignores a recording that we did not order, and a state that is past. Throws when the file storage does not answer. */
export async function reportRecording(ctx: Ctx, report: RecordingReport): Promise<void> {
  const id = idOfPrefix(report.prefix)
  const known = id === undefined ? undefined : await findRecording(ctx.db, id)
  if (!known || !mayFollow(known.state, report.state)) return
  const [file] = report.files
  const film = report.state === 'READY' ? await readFilm(ctx, file) : undefined
  await ctx.db.transaction().execute(async (tx) => {
    const recording = await lockRecording(tx, known.id)
    if (!recording || !mayFollow(recording.state, report.state)) return
    await write(ctx, tx, recording, { ...report, film })
    await publishStanding(ctx, tx, recording.sessionId)
    await publishToTeacher(ctx, tx, recording.sessionId)
  })
}

interface Film {
  readonly key: string
  readonly type: FileType
  readonly bytes: number
  readonly lengthSeconds: number
}

/** Undefined when there is no film at this place. */
async function readFilm(ctx: Ctx, file: RecordedFile | undefined): Promise<Film | undefined> {
  if (!file) return undefined
  const start = await ctx.files.readStart(file.key, 64)
  const type = start && typeOfBytes(start)
  if (!type?.startsWith('video/')) return undefined
  return { key: file.key, type, bytes: file.bytes, lengthSeconds: Math.max(1, Math.round(file.lengthMs / 1_000)) }
}

interface ReadReport extends RecordingReport {
  readonly film: Film | undefined
}

async function write(
  ctx: Ctx,
  tx: Tx,
  { id, sessionId }: Recording,
  { state, recordingId, film, problem }: ReadReport,
) {
  const roomRef = recordingId
  const now = ctx.now()
  if (state === 'READY' && film) {
    const expiresAt = await expiryOf(tx, sessionId, now)
    await updateRecording(tx, id, { ...film, state, roomRef, lookAt: null, endedAt: now, expiresAt, problem: null })
    return ctx.publish(tx, FilmKept, { key: film.key, type: film.type })
  }
  if (state === 'READY' || state === 'FAILED') {
    const reason = state === 'READY' ? 'The live room reports a film, but the storage has none.' : problem
    return updateRecording(tx, id, { ...failed(reason), roomRef, endedAt: now })
  }
  await updateRecording(tx, id, { state, roomRef, lookAt: later(now, state === 'SAVING' ? SAVED_WITHIN : LOOK_EVERY) })
}

/** Staff see it. */
export function failed(problem: string | undefined) {
  const state: RecordingState = 'FAILED'
  return { state, lookAt: null, problem: problem ?? 'The live room gave no reason.' }
}

/** Thirty days after the last of the class's courses. */
async function expiryOf(tx: Tx, sessionId: string, now: Instant): Promise<Instant> {
  const ids = (await listBatchesOf(tx, sessionId)).map(({ batchId }) => batchId)
  if (ids.length === 0) return later(now, KEPT_WITHOUT_COURSE)
  const ends = (await listTaughtBatches(tx, { ids })).map(({ endsAt }) => endsAt)
  return later(ends.reduce((a, b) => (a > b ? a : b), now), KEPT_AFTER_COURSE) // prettier-ignore
}
