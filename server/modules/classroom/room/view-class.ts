import type { LearnerId } from '#core/modules/accounts/account.ts'
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
import { requireOwnLearner } from '#server/modules/accounts/index.ts'
import { classWords } from '#server/modules/catalogue/index.ts'
import type { Call, Household } from '#server/platform/access/actor.ts'
import { latePaymentPath } from '#server/modules/instalments/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import { findAttendance, type LearnerAttendance } from '../attendance/store-attendance.ts'
import { listRecordings, type Recording } from '../recording/store-recordings.ts'
import { titleOf } from '../planned/planners.ts'
import { mayRate } from '../teachers/rate-class.ts'
import { findStars } from '../teachers/store-ratings.ts'
import { findClass, refusalError } from './find-class.ts'
import { mayTakePart } from './taking-part.ts'
import { mayListen } from './join-class.ts'

/** Throws NOT_FOUND_ERROR. */
export async function viewClass(
  ctx: Ctx,
  { id, userId, lang }: { readonly id: string; readonly userId?: LearnerId | undefined; readonly lang: Language },
  { actor }: Call<Household>,
): Promise<ClassView> {
  const learnerId = await requireOwnLearner(ctx, actor, userId)
  const found = await findClass(ctx, id, learnerId)
  const { kind, subject, teacherId, status, startsAt, endsAt, reason, batches, hasAudience } = found.session
  const words = await classWords(ctx, { bundleIds: [found.bundleId], teacherIds: [teacherId] }, lang)
  const [title, refusal, mayEverSpeak, attendance, recordings, ownStars] = await Promise.all([
    titleOf(ctx, found.session),
    refusalError(ctx, found),
    mayTakePart(ctx, ctx.db, learnerId, 'LIVE_AV'),
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
    mayListen: hasRoom(kind) && (await mayListen(ctx, actor, learnerId)),
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
