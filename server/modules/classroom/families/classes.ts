// A learner's classes: those of the batches in which the learner is taught, while the enrolment lasts.
import type { BundleId } from '#core/modules/catalogue/catalogue.ts'
import { SessionId, type LearnerClass } from '#core/modules/classroom/session.ts'
import { isBefore, later, DAY, type Instant } from '#core/kernel/time.ts'
import { inLanguage, type Language } from '#core/taxonomy/language.ts'
import { classWords } from '#server/modules/catalogue/index.ts'
import { listEnrolments } from '#server/modules/enrolments/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import { listBatchSessions, listMakeUps, type BatchSession } from '../store-sessions.ts'

interface Span {
  readonly from: Instant
  readonly till: Instant
  readonly lang: Language
}

/** All that are not over at `from` and start before `till`, cancelled ones too, the earliest first. */
export async function listClasses(ctx: Ctx, learnerId: string, { from, till, lang }: Span): Promise<LearnerClass[]> {
  const sessions = await listOwnSessions(ctx, learnerId, { from, till })
  return wordClasses(ctx, sessions, lang)
}

/** How far ahead the next class is looked for. */
const NEXT = 21 * DAY

/** The classes that run or come next, cancelled ones left out. */
export async function listUpcoming(
  ctx: Ctx,
  learnerId: string,
  { size, lang }: { readonly size: number; readonly lang: Language },
): Promise<LearnerClass[]> {
  const now = ctx.now()
  const sessions = await listOwnSessions(ctx, learnerId, { from: now, till: later(now, NEXT) })
  const held = sessions.filter(({ status }) => status !== 'CANCELLED' && status !== 'ENDED').slice(0, size)
  return wordClasses(ctx, held, lang)
}

/** The classes of a batch that begin in this time and are not cancelled. The caller has checked who may see the batch. */
export async function listBatchClasses(ctx: Ctx, batchId: string, { from, till, lang }: Span): Promise<BatchClass[]> {
  const sessions = await listBatchSessions(ctx.db, [batchId], { from, till })
  const held = sessions.filter(({ status, startsAt }) => status !== 'CANCELLED' && !isBefore(startsAt, from))
  const words = await wordsFor(ctx, held, lang)
  return held.map(({ subject, teacherId, startsAt, endsAt }) => ({
    startsAt,
    endsAt,
    subjectKey: subject,
    subject: words.subject(subject),
    teacherId,
    teacherName: words.teacherName(teacherId),
  }))
}

export interface BatchClass {
  readonly startsAt: Instant
  readonly endsAt: Instant
  readonly subjectKey: string
  readonly subject: string
  readonly teacherId: string
  readonly teacherName: string
}

/** Each class once, although a learner may be taught in a course twice, as a trial and for good. */
export async function listOwnSessions(
  ctx: Ctx,
  learnerId: string,
  span: Omit<Span, 'lang'>,
): Promise<readonly BatchSession[]> {
  const enrolments = await listEnrolments(ctx.db, learnerId, {}, ctx.now())
  const running = enrolments.filter(({ isActive }) => isActive)
  const batchIds = [...new Set(running.flatMap(({ ownBatchId }) => ownBatchId ?? []))]
  const sessions = await listBatchSessions(ctx.db, batchIds, span)
  return sessions.filter((session) =>
    running.some(
      ({ ownBatchId, startsAt, validTill }) =>
        ownBatchId === session.batchId && isBefore(startsAt, session.endsAt) && isBefore(session.startsAt, validTill),
    ),
  )
}

async function wordClasses(ctx: Ctx, sessions: readonly BatchSession[], lang: Language): Promise<LearnerClass[]> {
  const cancelled = sessions.filter(({ status }) => status === 'CANCELLED').map(({ id }) => id)
  const [words, makeUps] = await Promise.all([wordsFor(ctx, sessions, lang), listMakeUps(ctx.db, cancelled)])
  const now = ctx.now()
  return sessions.map((session) => {
    const { id, kind, status, bundleId, batchId, subject, teacherId, substituteFor, startsAt, endsAt } = session
    const isHeld = status !== 'CANCELLED' && status !== 'ENDED'
    return {
      id: SessionId.parse(id),
      kind,
      status,
      bundleId: bundleId as BundleId, // written from the course's own id
      batchId,
      courseTitle: words.courseTitle(bundleId),
      subjectKey: subject,
      subject: words.subject(subject),
      chapter: words.chapter(bundleId, subject, startsAt) ?? null,
      teacherName: words.teacherName(teacherId),
      insteadOf: substituteFor === null ? null : words.teacherName(substituteFor),
      startsAt,
      endsAt,
      isNow: isHeld && !isBefore(now, startsAt) && isBefore(now, endsAt),
      movedFrom: session.slotStartsAt === startsAt ? null : session.slotStartsAt,
      heldInsteadAt: makeUps.get(id) ?? null,
      reason: session.reason && inLanguage(session.reason, lang),
    }
  })
}

function wordsFor(ctx: Ctx, sessions: readonly BatchSession[], lang: Language) {
  return classWords(
    ctx,
    {
      bundleIds: sessions.map(({ bundleId }) => bundleId),
      teacherIds: sessions.flatMap(({ teacherId, substituteFor }) => [teacherId, substituteFor ?? teacherId]),
    },
    lang,
  )
}
