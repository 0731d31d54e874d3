// A learner's batch in a course, with its classes and teachers.
import type { onboardingApi } from '#core/modules/onboarding/api.ts'
import { joinErrors } from '#core/modules/classroom/errors.ts'
import type { BundleId } from '#core/modules/catalogue/catalogue.ts'
import { listingErrors } from '#core/modules/listings/errors.ts'
import { onboardingErrors as errors } from '#core/modules/onboarding/errors.ts'
import type { AutoEnrolledBatch, BatchGroup, BatchSchedule, UserCourse } from '#core/modules/onboarding/onboarding.ts'
import { DAY, later } from '#core/kernel/time.ts'
import type { Language } from '#core/taxonomy/language.ts'
import { taughtCourse, type TaughtCourse } from '#server/modules/catalogue/index.ts'
import { listBatchClasses } from '#server/modules/classroom/index.ts'
import { listEnrolments } from '#server/modules/enrolments/index.ts'
import type { LearnerCall } from '#server/platform/access/require-own.ts'
import type { CallOf } from '#server/platform/call.ts'
import type { Ctx } from '#server/platform/context.ts'
import { currentOnboarding, findOwnBatch } from './begin.ts'

interface ViewClassesInput {
  readonly bundleId: BundleId
  readonly lang: Language
}

type TaughtBatch = TaughtCourse['batches'][number]

/** The batches of a course by their language, the learner's own marked. */
export async function viewBatchGroups(ctx: Ctx, { bundleId, lang }: ViewClassesInput, { learnerId }: LearnerCall) {
  const [course, ownBatchId] = await Promise.all([
    taughtCourse(ctx, bundleId, lang),
    findOwnBatch(ctx, { learnerId, bundleId }),
  ])
  const byLanguage = Map.groupBy(course?.batches ?? [], ({ language }) => language)
  const groups: BatchGroup[] = [...byLanguage].map(([language, batches]) => ({
    groupId: `${bundleId}-${language}`,
    language,
    batches: batches.map((batch) => ({ ...withoutTimetable(batch), isMine: batch.id === ownBatchId })),
  }))
  return { responseObject: { bundleId, groups } }
}

export async function viewAutoEnrolled(
  ctx: Ctx,
  { lang }: { readonly lang: Language },
  { onboarding }: CallOf<typeof onboardingApi.getAutoEnrolledBatches>,
): Promise<AutoEnrolledBatch[]> {
  const { bundleId } = onboarding
  const batchId = await findOwnBatch(ctx, onboarding)
  const course = await taughtCourse(ctx, bundleId, lang)
  const own = (course?.batches ?? []).filter((batch) => batch.id === batchId)
  return own.map((batch) => ({ ...withoutTimetable(batch), bundleId }))
}

/** The coming seven days. */
function nextWeek(ctx: Ctx) {
  return { from: ctx.now(), till: later(ctx.now(), 7 * DAY) }
}

/** Throws NOT_ENROLLED_IN_BATCH where the learner is not in the course, BATCH_NOT_FOUND where the course has no such batch. */
export async function viewSchedule(
  ctx: Ctx,
  { batchId, ...asked }: ViewClassesInput & { readonly batchId?: string | undefined },
  { learnerId }: LearnerCall,
): Promise<BatchSchedule> {
  await refuseStrangers(ctx, learnerId, asked.bundleId)
  const { course, own } = await ownCourse(ctx, learnerId, asked)
  const batch = batchId === undefined ? own : course.batches.find(({ id }) => id === batchId)
  if (!batch) throw batchId === undefined ? errors.NO_ONBOARDING() : listingErrors.BATCH_NOT_FOUND()
  const taughtBy = new Set(batch.timetable.map(({ teacherId }) => teacherId))
  return {
    batch: withoutTimetable(batch),
    bundleId: course.bundleId,
    timetable: batch.timetable,
    upcoming: await listBatchClasses(ctx, batch.id, { ...nextWeek(ctx), lang: asked.lang }),
    teachers: course.teachers.filter(({ id }) => taughtBy.has(id)),
  }
}

async function refuseStrangers(ctx: Ctx, learnerId: string, bundleId: BundleId): Promise<void> {
  const enrolments = await listEnrolments(ctx.db, learnerId, { bundleId }, ctx.now())
  if (!enrolments.some(({ isActive }) => isActive)) throw joinErrors.NOT_ENROLLED_IN_BATCH()
}

/** One for each subject of the learner's batch. */
export async function viewUserCourses(ctx: Ctx, learnerId: string, asked: ViewClassesInput) {
  const { own } = await ownCourse(ctx, learnerId, asked)
  if (!own) return { responseObject: { courses: [] } }
  const dates = await listBatchClasses(ctx, own.id, { ...nextWeek(ctx), lang: asked.lang })
  const bySubject = Map.groupBy(own.timetable, ({ subjectKey }) => subjectKey)
  const courses: UserCourse[] = [...bySubject].map(([subjectKey, slots]) => ({
    courseId: `${own.id}-${subjectKey}`,
    subject: slots[0]?.subject ?? subjectKey,
    batchId: own.id,
    teacherNames: [...new Set(slots.map(({ teacherName }) => teacherName))],
    classesAWeek: slots.length,
    nextClassAt: dates.find((date) => date.subjectKey === subjectKey)?.startsAt ?? null,
  }))
  return { responseObject: { courses } }
}

async function ownCourse(
  ctx: Ctx,
  learnerId: string,
  { lang, bundleId: asked }: ViewClassesInput,
): Promise<{ course: TaughtCourse; own: TaughtBatch | undefined }> {
  const { bundleId, batchId } = await currentOnboarding(ctx, learnerId, asked)
  const course = await taughtCourse(ctx, bundleId, lang)
  if (!course) throw errors.NO_ONBOARDING()
  return { course, own: course.batches.find(({ id }) => id === batchId) }
}

function withoutTimetable({ id, label, startsAt, endsAt, language }: TaughtBatch) {
  return { id, label, startsAt, endsAt, language }
}
