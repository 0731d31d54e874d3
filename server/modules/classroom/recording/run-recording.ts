// A recording is begun and stopped. The database decides first; the live room follows, and is asked again when it does not answer.
import { recordingErrors as errors } from '#core/modules/classroom/errors.ts'
import { commonErrors } from '#core/kernel/common-errors.ts'
import { later, MINUTE, SECOND } from '#core/kernel/time.ts'
import type { Call, Staff, Teacher } from '#server/platform/access/actor.ts'
import { audit } from '#server/platform/audit.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/database/db.ts'
import { withoutFault } from '../room/reach-room.ts'
import { listNotTakingPart } from '../room/taking-part.ts'
import { listSpeakers } from '../room/store-seats.ts'
import { publishToClass, publishToTeacher } from '../room/topics.ts'
import { findSession } from '../store-sessions.ts'
import { findRunning, insertRecording, lockClass, updateRecording, type Recording } from './store-recordings.ts'
import type { ClassCall } from '../teaching/own-class.ts'

const ASKED_AGAIN = 30 * SECOND

interface RecordingSwitch {
  readonly id: string
  readonly isOn: boolean
}

/** Begins to record, or stops. Throws CLASS_NOT_LIVE, or SPEAKER_IS_NOT_RECORDED. */
export async function setRecording(ctx: Ctx, { id, isOn }: RecordingSwitch, { actor }: ClassCall): Promise<void> {
  if (isOn) await recordNow(ctx, actor, { id })
  else await stopRecording(ctx, id)
}

/** The same for operations, who say why. Throws NOT_FOUND_ERROR too. */
export async function setRoomRecording(
  ctx: Ctx,
  { id, isOn, reason }: RecordingSwitch & { readonly reason: string },
  { actor }: Call<Staff>,
): Promise<void> {
  if (!(await findSession(ctx.db, id))) throw commonErrors.NOT_FOUND_ERROR()
  if (isOn) return recordNow(ctx, actor, { id, reason })
  await audit(ctx, ctx.db, { actor, action: 'class.stop-recording', subject: id, detail: { reason } })
  await stopRecording(ctx, id)
}

async function recordNow(ctx: Ctx, actor: Teacher | Staff, { id, reason }: { readonly id: string; readonly reason?: string }) {
  await ctx.db.transaction().execute(async (tx) => {
    const { status } = (await lockClass(tx, id)) ?? {}
    if (status !== 'LIVE') throw errors.CLASS_NOT_LIVE()
    if (await findRunning(tx, id)) return
    if (await isSomebodyUnrecorded(ctx, tx, id)) throw errors.SPEAKER_IS_NOT_RECORDED()
    await audit(ctx, tx, { actor, action: 'class.record', subject: id, detail: { reason } })
    await begin(ctx, tx, id, actor.kind === 'teacher' ? actor.teacherId : null)
  })
  await followRunning(ctx, id)
} // prettier-ignore

/** As the class itself says. Does nothing to one that is not to be recorded, or in which somebody speaks who must not be. */
export async function recordByRule(ctx: Ctx, sessionId: string): Promise<void> {
  const isBegun = await ctx.db.transaction().execute(async (tx) => {
    const found = await lockClass(tx, sessionId)
    if (found?.status !== 'LIVE' || !found.isRecorded || (await findRunning(tx, sessionId))) return false
    if (await isSomebodyUnrecorded(ctx, tx, sessionId)) return false
    await begin(ctx, tx, sessionId, null)
    return true
  })
  if (isBegun) await followRunning(ctx, sessionId)
}

async function begin(ctx: Ctx, tx: Tx, sessionId: string, teacherId: string | null): Promise<void> {
  const [id, now] = [ctx.newId('rec'), ctx.now()]
  await insertRecording(tx, { id, sessionId, teacherId, now, lookAt: later(now, ASKED_AGAIN) })
  await publishToClass(ctx, tx, sessionId)
  await publishToTeacher(ctx, tx, sessionId)
}

async function isSomebodyUnrecorded(ctx: Ctx, tx: Tx, sessionId: string): Promise<boolean> {
  const speakers = await listSpeakers(tx, sessionId)
  return (await listNotTakingPart(ctx, tx, speakers, 'RECORDING')).size > 0
}

async function followRunning(ctx: Ctx, sessionId: string): Promise<void> {
  const recording = await findRunning(ctx.db, sessionId)
  if (recording) await withoutFault(ctx, () => askToRecord(ctx, recording))
}

/** The name under which the live room knows a recording, and where it leaves the file. */
export function prefixOf({ id }: Pick<Recording, 'id'>): string {
  return `recordings/${id}`
}

export function idOfPrefix(prefix: string | undefined): string | undefined {
  return /^recordings\/(rec[0-9a-z]+)$/.exec(prefix ?? '')?.[1]
}

/** Asking twice begins one recording. */
export async function askToRecord(ctx: Ctx, recording: Recording): Promise<void> {
  const order = { layout: 'TEACHER_AND_SCREEN', output: 'FILM', prefix: prefixOf(recording) } as const
  const { recordingId } = await ctx.liveRooms.startRecording(recording.sessionId, order)
  await updateRecording(ctx.db, recording.id, { roomRef: recordingId })
}

/** The teacher's word, or the end of the class. It is written down first, so that it is not lost with the call. */
export async function stopRecording(ctx: Ctx, sessionId: string): Promise<void> {
  const running = await ctx.db.transaction().execute(async (tx) => {
    await lockClass(tx, sessionId)
    const found = await findRunning(tx, sessionId)
    if (found) await updateRecording(tx, found.id, { stopAskedAt: ctx.now(), lookAt: ctx.now() })
    return found
  })
  if (running?.roomRef) await withoutFault(ctx, () => askToStop(ctx, running))
}

const SAVED_WITHIN = 2 * MINUTE

/** Voices are recorded no longer from here on; the file follows. */
export async function askToStop(ctx: Ctx, { id, sessionId, roomRef }: Recording): Promise<void> {
  if (roomRef === null) return
  await ctx.liveRooms.stopRecording(roomRef)
  await ctx.db.transaction().execute(async (tx) => {
    await lockClass(tx, sessionId)
    const running = await findRunning(tx, sessionId)
    if (running?.id !== id) return
    await updateRecording(tx, id, { state: 'SAVING', lookAt: later(ctx.now(), SAVED_WITHIN) })
    await publishToClass(ctx, tx, sessionId)
    await publishToTeacher(ctx, tx, sessionId)
  })
}
