// A webinar follows its live session: it runs, has ended, was moved or cancelled in the timetable, and its film is ready.
import { z } from 'zod'
import { SessionChanged } from '#core/modules/classroom/events.ts'
import type { RecordingStatus, WebinarStatus } from '#core/modules/webinars/webinar-status.ts'
import { findHeldSession, type HeldSession } from '#server/modules/classroom/index.ts'
import { cancelReminders, moveReminders } from '#server/modules/notices/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/database/db.ts'
import { forEachRow } from '#server/platform/jobs/each-row.ts'
import { job, listener } from '#server/platform/jobs/queue.ts'
import { replanRemindersJob } from './families/remind.ts'
import { tellWebinarJob } from './families/tell.ts'
import { valuesOf } from './families/notices.ts'
import { findWebinar, findWebinarOfSession, listProcessing, lockWebinar, raiseSequence, updateFromSession, type StoredWebinar } from './store-webinars.ts' // prettier-ignore

export const sessionListener = listener('webinars.follow-session', SessionChanged, (ctx, { sessionId }) =>
  followSession(ctx, sessionId),
)

/** Films that fail or never come are not reported: they are looked at every ten minutes. */
export const followRecordingsJob = job({
  name: 'webinars.follow-recordings',
  payload: z.unknown(),
  cron: '*/10 * * * *',
  run: (ctx) =>
    forEachRow(ctx, {
      job: 'webinars.follow-recordings',
      list: (but) => listProcessing(ctx.db, but),
      idOf: ({ id }) => id,
      work: ({ sessionId }) => followSession(ctx, sessionId ?? ''),
    }),
})

async function followSession(ctx: Ctx, sessionId: string): Promise<void> {
  const own = await findWebinarOfSession(ctx.db, sessionId)
  if (!own) return
  await ctx.db.transaction().execute(async (tx) => {
    const before = await lockWebinar(tx, own.id)
    const session = await findHeldSession(tx, sessionId)
    if (!before || !session) return
    await updateFromSession(tx, before.id, factsOf(session))
    const after = await findWebinar(tx, before.id)
    if (after) await announceChange(ctx, tx, before, after)
  })
}

function factsOf({ films, ...session }: HeldSession) {
  const [film] = films
  return {
    status: statusOf(session),
    startsAt: session.startsAt,
    endsAt: session.endsAt,
    actualEndAt: session.actualEnd,
    teacherId: session.teacherId,
    reason: session.reason,
    recording: recordingOf(session, films.length),
    recordingSeconds: films.length === 0 ? null : films.reduce((sum, { lengthSeconds }) => sum + lengthSeconds, 0),
    recordingUntil: film?.expiresAt ?? null,
  }
}

function statusOf({ status }: Pick<HeldSession, 'status'>): WebinarStatus {
  return status === 'OPEN' ? 'SCHEDULED' : status
}

function recordingOf({ recordings }: Pick<HeldSession, 'recordings'>, films: number): RecordingStatus {
  if (recordings.some((state) => state === 'STARTING' || state === 'RECORDING' || state === 'SAVING')) return 'PROCESSING'
  if (films > 0) return 'READY'
  if (recordings.includes('FAILED')) return 'FAILED'
  return recordings.length > 0 ? 'EXPIRED' : 'NONE'
} // prettier-ignore

/** Reminders and messages after a change of the row. Does nothing where nothing changed that families notice. */
export async function announceChange(ctx: Ctx, tx: Tx, before: StoredWebinar, after: StoredWebinar): Promise<void> {
  const { id } = after
  if (after.recording === 'READY' && before.recording !== 'READY')
    await ctx.enqueue(tx, tellWebinarJob, { webinarId: id, type: 'webinar-recording', about: '' })
  if (before.status === 'DRAFT' || after.status === 'ENDED') return
  const isCancelled = after.status === 'CANCELLED'
  const isRestored = before.status === 'CANCELLED' && !isCancelled
  const isMoved = before.startsAt !== after.startsAt || before.endsAt !== after.endsAt
  if (isCancelled && before.status !== 'CANCELLED') {
    await cancelReminders(tx, id)
    await tell(ctx, tx, 'webinar-cancelled', after)
  } else if (isRestored) {
    await ctx.enqueue(tx, replanRemindersJob, { webinarId: id })
    await tell(ctx, tx, 'webinar-moved', after)
  } else if (!isCancelled && isMoved) {
    await moveReminders(ctx, tx, { subject: id, startsAt: after.startsAt, values: valuesOf(after) })
    await tell(ctx, tx, 'webinar-moved', after)
  }
}

async function tell(
  ctx: Ctx,
  tx: Tx,
  type: 'webinar-moved' | 'webinar-cancelled',
  after: StoredWebinar,
): Promise<void> {
  await raiseSequence(tx, after.id, after.reason)
  await ctx.enqueue(tx, tellWebinarJob, { webinarId: after.id, type, about: String(after.sequence + 1) })
}
