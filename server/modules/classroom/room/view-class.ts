import { BundleId } from '#core/modules/catalogue/catalogue.ts'
import { opensAt } from '#core/modules/classroom/room/decide-join.ts'
import { RecordingId } from '#core/modules/classroom/room/recording.ts'
import { isRunning } from '#core/modules/classroom/room/recording-state.ts'
import type { ClassView } from '#core/modules/classroom/room/room-api.ts'
import { SessionId } from '#core/modules/classroom/session.ts'
import type { DomainError } from '#core/kernel/error.ts'
import { MINUTE } from '#core/kernel/time.ts'
import { inLanguage, type Language } from '#core/taxonomy/language.ts'
import { hasRoom } from '#core/modules/classroom/session-status.ts'
import { classWords } from '#server/modules/catalogue/index.ts'
import { latePaymentPath } from '#server/modules/instalments/index.ts'
import type { LearnerCall } from '#server/platform/access/require-own.ts'
import type { Ctx } from '#server/platform/context.ts'
import { findAttendance, type LearnerAttendance } from '../attendance/store-attendance.ts'
import { listRecordings, type Recording } from '../recording/store-recordings.ts'
import { titleOf } from '../planned/planners.ts'
import { mayRate } from '../teachers/rate-class.ts'
import { findStars } from '../teachers/store-ratings.ts'
import { findClass, refusalError } from './find-class.ts'
import { mayLearnerTakePart } from './taking-part.ts'
import { mayListen } from './join-class.ts'

/** Throws NOT_FOUND_ERROR. */
export async function viewClass(
  ctx: Ctx,
  { id, lang }: { readonly id: string; readonly lang: Language },
  call: LearnerCall,
): Promise<ClassView> {
  const { learnerId } = call
  const found = await findClass(ctx, id, call)
  const { kind, subject, teacherId, status, startsAt, endsAt, reason, batches, hasAudience } = found.session
  const words = await classWords(ctx, { bundleIds: [found.bundleId], teacherIds: [teacherId] }, lang)
  const [title, refusal, mayEverSpeak, attendance, recordings, ownStars] = await Promise.all([
    titleOf(ctx, found.session),
    refusalError(ctx, found),
    call.readLearner().then((learner) => mayLearnerTakePart(ctx, learner, 'LIVE_AV')),
    findAttendance(ctx.db, { sessionId: id, learnerId }),
    listRecordings(ctx.db, id),
    findStars(ctx.db, { sessionId: id, learnerId }),
  ])
  return {
    id: SessionId.parse(id),
    kind,
    status,
    subject: words.subject(subject),
    courseTitle: title ? inLanguage(title.title, lang) : words.courseTitle(found.bundleId),
    planPath: title?.path ?? null,
    teacherName: words.teacherName(teacherId),
    chapter: words.chapter(found.bundleId, subject, startsAt) ?? null,
    startsAt,
    endsAt,
    opensAt: opensAt(found.session),
    serverTime: ctx.now(),
    isFree: batches.some(({ isFree }) => isFree),
    reason: reason && inLanguage(reason, lang),
    refusal: refusal ? refusalOf(refusal) : null,
    payPath: found.refusal === 'ACCESS_LIMITED' ? latePaymentPath(found) : null,
    mayEverSpeak,
    mayListen: hasRoom(kind) && (await mayListen(ctx, call)),
    attendance: attendance ? inMinutes(attendance) : null,
    ownStars,
    mayRate: mayRate(found.session, attendance, ctx.now()),
    hasAudience,
    isRecording: recordings.some(({ state }) => isRunning(state)),
    // The recording of a session that is no class of a course is on its own page.
    replays: (title ? [] : recordings).filter(isFilm).map((recording) => ({
      id: RecordingId.parse(recording.id),
      bundleId: BundleId.parse(found.bundleId),
      lengthSec: recording.lengthSeconds,
    })),
  }
}

/** A film, or one that is on its way. */
function isFilm({ state, isRemoved }: Recording): boolean {
  return !isRemoved && (state === 'READY' || state === 'SAVING')
}

function refusalOf({ code, message, template, values }: DomainError) {
  return { code, message, template, values: { ...values } }
}

export function inMinutes({ isAttended, isLate, leftEarly, presentMs }: LearnerAttendance) {
  return { isAttended, isLate, leftEarly, minutes: Math.floor(presentMs / MINUTE) }
}
