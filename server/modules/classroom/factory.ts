// For tests and for the seed.
import { extensionOf, type FileType } from '#core/modules/media/file-types.ts'
import { DAY, HOUR, indianDay, later, MINUTE, type Instant } from '#core/kernel/time.ts'
import type { SessionKind } from '#core/modules/classroom/session-status.ts'
import { listTeacherIds } from '#server/modules/catalogue/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import { inTransaction, type Tx } from '#server/platform/database/db.ts'
import { generateBatch } from './generate/generate-batch.ts'
import { listBatchSessions } from './store-sessions.ts'
import { insertLateCorrection } from './attendance/correct-late.ts'
import {
  correctAttendance,
  insertAttendance,
  markEnded,
  markLive,
  markRecorded,
  type LearnerAttendance,
} from './attendance/store-attendance.ts'
import { recordVisit } from './attendance/store-presence.ts'
import { insertAnswer, insertClassQuestion } from './pane/store-answers.ts'
import { insertLearnerQuestion, insertVote, updateShown } from './pane/store-questions.ts'
import { insertRecording, updateRecording } from './recording/store-recordings.ts'
import { remarks } from './remarks/decide-remark.ts'
import { upsertRemark } from './remarks/store-remarks.ts'
import { takeSeat } from './room/store-seats.ts'
import { insertRecords } from './teachers/store-teaching.ts'
import { upsertRating } from './teachers/store-ratings.ts'
import { insertPlacements, insertSessions, markByHand, raiseSequence, updateCancelled, updateSessionTo } from './store-write.ts' // prettier-ignore

export { generateAll } from './generate/generate-jobs.ts'

/** Each teacher of the catalogue has a record. */
export async function keepTeacherRecords({ db, now }: Ctx): Promise<void> {
  await insertRecords(db, await listTeacherIds(db), now())
}

/** The classes of these batches, eight weeks ahead. */
export async function generateBatches(ctx: Ctx, batchIds: readonly string[]): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    for (const batchId of batchIds) await generateBatch(ctx, tx, batchId)
  })
}

/** Cancels the third class of the batch and moves the fourth by an hour, unless its teacher has another class then. */
export async function changeClasses(ctx: Ctx, batchId: string): Promise<void> {
  const span = { from: ctx.now(), till: later(ctx.now(), 21 * 24 * HOUR) }
  const [, , third, fourth] = await listBatchSessions(ctx.db, [batchId], span)
  await inTransaction(ctx.db, async (tx) => {
    if (third) {
      const reason = { en: 'The teacher is ill', hi: 'शिक्षक बीमार हैं', ta: 'ஆசிரியருக்கு உடல்நலமில்லை' }
      await updateCancelled(tx, third.id, reason)
      await markByHand(tx, third.id, { substituteFor: null, reason })
      await raiseSequence(tx, third.id)
    }
    if (!fourth) return
    const to = { ...fourth, startsAt: later(fourth.startsAt, HOUR), endsAt: later(fourth.endsAt, HOUR) }
    if (!(await updateSessionTo(tx, fourth.id, to))) return
    await markByHand(tx, fourth.id, { substituteFor: null, reason: { en: 'School exams', hi: 'स्कूल की परीक्षा', ta: 'பள்ளித் தேர்வு' } }) // prettier-ignore
    await raiseSequence(tx, fourth.id)
  })
}

interface HeldClass {
  readonly isFree: boolean
  readonly teacherId?: string
  readonly batch?: { readonly id: string; readonly bundleId: string }
  readonly subject?: string
  readonly startsAt?: Instant
  readonly lastsMs?: number
}

/** A class of an hour that began five minutes ago, unless another time is given. Answers its id. */
export async function insertHeldClass(
  ctx: Ctx,
  {
    isFree,
    teacherId = ctx.newId('tea'),
    batch = { id: ctx.newId('bat'), bundleId: ctx.newId('bun') },
    subject = 'physics',
    startsAt = later(ctx.now(), -5 * MINUTE),
    lastsMs = HOUR,
  }: HeldClass,
): Promise<string> {
  const sessionId = ctx.newId('ses')
  const teaching = { subject, teacherId, startsAt, endsAt: later(startsAt, lastsMs) }
  const day = indianDay(startsAt)
  await inTransaction(ctx.db, async (tx) => {
    await insertSessions(tx, [{ ...teaching, id: sessionId, kind: 'CLASS', isByHand: true }], ctx.now())
    await insertPlacements(tx, batch, [{ ...teaching, uid: sessionId, n: 1, day, isFree, sessionId }])
  })
  return sessionId
}

interface LedSessions extends Required<Pick<HeldClass, 'batch' | 'subject' | 'teacherId'>> {
  readonly starts: readonly Instant[]
  readonly minutes: number
}

/** Lessons led by AI outside the timetable. */
export async function someLedSessions(ctx: Ctx, { batch, subject, teacherId, starts, minutes }: LedSessions): Promise<void> {
  const sessions = starts.map((startsAt, i) => {
    const sessionId = ctx.newId('ses')
    const times = { startsAt, endsAt: later(startsAt, minutes * MINUTE) }
    // Away from the numbers of the timetable's own classes.
    return { ...times, subject, teacherId, id: sessionId, sessionId, uid: sessionId, n: i + 10, day: indianDay(startsAt), isFree: false }
  })
  await inTransaction(ctx.db, async (tx) => {
    await insertSessions(tx, sessions.map((each) => ({ ...each, kind: 'AI_LESSON' as const, isByHand: true })), ctx.now())
    await insertPlacements(tx, batch, sessions)
  })
} // prettier-ignore

/** A class that is over, with this attendance. */
export async function aPastClass(
  ctx: Ctx,
  { learners, startsAt, ...held }: Omit<HeldClass, 'isFree'> & { readonly startsAt: Instant; readonly learners: readonly LearnerAttendance[] }, // prettier-ignore
): Promise<void> {
  const id = await insertHeldClass(ctx, { ...held, startsAt, isFree: false })
  const endsAt = later(startsAt, HOUR)
  await inTransaction(ctx.db, async (tx) => {
    await markLive(tx, id, startsAt)
    await markEnded(tx, id, endsAt)
    await markRecorded(tx, id, later(endsAt, 10 * MINUTE))
    await insertAttendance(tx, id, learners)
  })
}

interface NewReplay {
  readonly bundleId: string
  readonly isFree?: boolean
  readonly bytes: Uint8Array
  readonly type: FileType
  readonly lengthSeconds: number
}

/** A class that is over, with its film. Answers the recording's id. */
export async function aReplay(ctx: Ctx, { bundleId, isFree = false, bytes, type, lengthSeconds }: NewReplay): Promise<string> {
  const sessionId = await insertHeldClass(ctx, { isFree, batch: { id: ctx.newId('bat'), bundleId } })
  await inTransaction(ctx.db, (tx) => markEnded(tx, sessionId, ctx.now()))
  return insertFilm(ctx, sessionId, { bytes, type, lengthSeconds, expiresAt: later(ctx.now(), 100 * DAY) })
} // prettier-ignore

interface NewPlannedSession {
  readonly kind: SessionKind
  readonly teacherId: string
  readonly subject: string
  readonly startsAt: Instant
  readonly endsAt: Instant
  /** It was held, and this is its film. */
  readonly film?: { readonly bytes: Uint8Array; readonly type: FileType; readonly lengthSeconds: number }
  /** It was held. */
  readonly isOver?: boolean
}

/** A session that another module plans. Undefined: the teacher is busy then. */
export async function aPlannedSession(ctx: Ctx, { film, isOver = false, ...plan }: NewPlannedSession) {
  const id = ctx.newId('ses')
  const isPlanned = await inTransaction(ctx.db, async (tx) => {
    const written = await insertSessions(tx, [{ ...plan, id, isByHand: true }], ctx.now())
    if (!written.has(id)) return false
    if (!isOver) return true
    await markLive(tx, id, plan.startsAt)
    await markEnded(tx, id, plan.endsAt)
    await markRecorded(tx, id, plan.endsAt)
    return true
  })
  if (isPlanned && film) await insertFilm(ctx, id, { ...film, expiresAt: later(plan.endsAt, 180 * DAY) })
  return isPlanned ? id : undefined
}

async function insertFilm(ctx: Ctx, sessionId: string, film: Required<NewPlannedSession>['film'] & { readonly expiresAt: Instant }) {
  const [id, now] = [ctx.newId('rec'), ctx.now()]
  const { type, bytes, lengthSeconds, expiresAt } = film
  const key = `recordings/${id}.${extensionOf[type]}`
  await ctx.files.write(key, bytes, type)
  await inTransaction(ctx.db, async (tx) => {
    await insertRecording(tx, { id, sessionId, teacherId: null, now, lookAt: now })
    await updateRecording(tx, id, { key, type, bytes: bytes.length, lengthSeconds, expiresAt, state: 'READY', lookAt: null, endedAt: now })
  })
  return id
} // prettier-ignore

/** A class in which this learner was, asked and answered, and whose attendance was corrected. */
export async function anAttendedClass(ctx: Ctx, learnerId: string): Promise<void> {
  const sessionId = await insertHeldClass(ctx, { isFree: true })
  const place = { sessionId, learnerId }
  const line = { learnerId, presentMs: 30 * MINUTE, isAttended: false, isLate: false, leftEarly: false }
  const correction = { ...place, id: ctx.newId('cor'), isAttended: true, reason: 'Their line was down', teacherId: ctx.newId('tea') } // prettier-ignore
  await inTransaction(ctx.db, async (tx) => {
    await takeSeat(tx, { ...place, visit: 'a-visit-of-a-page', mode: 'ROOM', now: ctx.now() })
    await recordVisit(tx, { ...place, visit: 'PA_1', joinedAt: ctx.now(), leftAt: null })
    await insertAttendance(tx, sessionId, [line])
    await correctAttendance(tx, correction, ctx.now())
    await insertLateCorrection(tx, { ...correction, id: ctx.newId('cor') }, ctx.now())
    await takePart(ctx, tx, place)
    const remark = { learnerId, teacherId: correction.teacherId, month: '2026-11', text: 'Asks good questions.' }
    await upsertRemark(tx, { ...remark, id: ctx.newId('rmk') }, ctx.now())
    await upsertRating(tx, { ...place, id: ctx.newId('rat'), teacherId: correction.teacherId, stars: 4, text: '', now: ctx.now() }) // prettier-ignore
  })
}

interface NewRemark {
  readonly learnerId: string
  readonly teacherId: string
  /** "2026-11". */
  readonly month: string
  readonly text: string
  /** The member of staff who has published it. */
  readonly publishedBy?: string
}

export async function aRemark(ctx: Ctx, { publishedBy, ...remark }: NewRemark): Promise<void> {
  const [id, now] = [ctx.newId('rmk'), ctx.now()]
  await inTransaction(ctx.db, async (tx) => {
    await upsertRemark(tx, { ...remark, id }, now)
    if (publishedBy) await remarks.update(tx, id, { status: 'APPROVED', decidedBy: publishedBy, decidedAt: now }, now)
  })
}

/** A question to the teacher with the learner's own vote, and the answer to a question to the class. */
async function takePart(ctx: Ctx, tx: Tx, place: { readonly sessionId: string; readonly learnerId: string }) {
  const now = ctx.now()
  const question = { ...place, id: ctx.newId('lqn'), text: 'Is friction a force?', now, most: 1 }
  await insertLearnerQuestion(tx, question)
  await updateShown(tx, { ...place, questionId: question.id }, now)
  await insertVote(tx, { ...place, questionId: question.id })
  const put = {
    id: ctx.newId('cqn'),
    kind: 'POLL',
    text: 'Ready?',
    options: ['Yes', 'No'],
    key: null,
    versionId: null,
    optionIds: null,
  } as const
  await insertClassQuestion(tx, { ...put, sessionId: place.sessionId, closesAt: later(now, MINUTE), now })
  const answer = { ...place, questionId: put.id, choices: [0], number: null, isRight: null, now }
  await insertAnswer(tx, answer)
}
