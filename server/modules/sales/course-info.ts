// Facts about courses for the sales calls, from the catalogue's own answers.
import type { Bundle, BundleId, Teacher, TeacherId } from '#core/modules/catalogue/catalogue.ts'
import type { ClassTimings, CourseInfo, SessionInfo } from '#core/modules/sales/course-info.ts'
import { commonErrors } from '#core/kernel/common-errors.ts'
import { DAY, later } from '#core/kernel/time.ts'
import type { Language } from '#core/taxonomy/language.ts'
import { findCurriculum, publicBundle, publicBundles, teachersByIds, testsOf } from '#server/modules/catalogue/index.ts'
import { listBatchClasses } from '#server/modules/classroom/index.ts'
import { listEnrolments } from '#server/modules/enrolments/index.ts'
import type { Actor, Call } from '#server/platform/access/actor.ts'
import type { Ctx } from '#server/platform/context.ts'

interface CourseInfoInput {
  readonly entityId: BundleId
  readonly lang: Language
}

/** Throws BUNDLE_NOT_FOUND. */
export function courseOf(ctx: Ctx, { entityId, lang }: { readonly entityId: string; readonly lang: Language }) {
  return publicBundle(ctx, entityId, { lang, keeps: () => true })
}

export async function courseInfo(ctx: Ctx, asked: CourseInfoInput): Promise<CourseInfo> {
  const { id: entityId, ...course } = await courseOf(ctx, asked)
  return { ...course, entityId }
}

export async function classTimings(ctx: Ctx, asked: CourseInfoInput): Promise<ClassTimings> {
  const course = await courseOf(ctx, asked)
  const batches = await Promise.all(
    course.batches.map(async ({ timetable, ...batch }) => ({
      ...batch,
      timings: timetable,
      upcoming: await listBatchClasses(ctx, batch.id, { ...comingWeek(ctx), lang: asked.lang }),
    })),
  )
  return { responseStatus: 'SUCCESS', payload: { courses: [{ ...nameOf(course), batches }] } }
}

/** Without a course, those in which the learner who is logged in is enrolled now. */
export async function sessionInfo(
  ctx: Ctx,
  { entityId, lang }: { readonly entityId?: BundleId | undefined; readonly lang: Language },
  { actor }: Call<Actor>,
): Promise<SessionInfo> {
  if (entityId !== undefined) {
    const course = await courseOf(ctx, { entityId, lang })
    return { courses: [await sessionsOf(ctx, course, course.batches[0]?.id, lang)] }
  }
  const own = await coursesOf(ctx, actor, lang)
  return { courses: await Promise.all(own.map(({ course, batchId }) => sessionsOf(ctx, course, batchId, lang))) }
}

async function coursesOf(ctx: Ctx, actor: Actor, lang: Language): Promise<OwnCourse[]> {
  if (actor.kind !== 'household') throw commonErrors.NOT_LOGGED_IN()
  const enrolments = await listEnrolments(ctx.db, actor.learnerId, {}, ctx.now())
  const running = enrolments.filter(({ isActive }) => isActive)
  const courses = await publicBundles(ctx, running.map(({ bundleId }) => bundleId), lang) // prettier-ignore
  return courses.map((course) => {
    const own = running.find(({ bundleId }) => bundleId === course.id)
    return { course, batchId: own?.ownBatchId ?? course.batches[0]?.id }
  })
}

interface OwnCourse {
  readonly course: Bundle
  readonly batchId: string | undefined
}

function comingWeek(ctx: Ctx) {
  return { from: ctx.now(), till: later(ctx.now(), 7 * DAY) }
}

async function sessionsOf(
  ctx: Ctx,
  course: Bundle,
  batchId: string | undefined,
  lang: Language,
): Promise<SessionInfo['courses'][number]> {
  const week = batchId === undefined ? [] : await listBatchClasses(ctx, batchId, { ...comingWeek(ctx), lang })
  const bySubject = Object.entries((await findCurriculum(ctx, course.id, lang)) ?? {})
  const subjects = bySubject.map(([subject, chapters]) => ({
    subject,
    sessions: chapters.reduce((total, { classes }) => total + classes, 0),
    tests: chapters.reduce((total, { tests }) => total + tests, 0),
  }))
  const tests = await testsOf(ctx, course)
  return { ...nameOf(course), sessionsPerWeek: week.length, tests: tests.length, subjects }
}

/** Who teaches this course, or the teachers asked for by their ids. */
export async function teacherInfo(
  ctx: Ctx,
  asked: { readonly entityId?: BundleId | undefined; readonly teacherIds?: readonly TeacherId[] | undefined },
  lang: Language,
): Promise<readonly Teacher[]> {
  const { entityId, teacherIds } = asked
  if (teacherIds) return teachersByIds(ctx, teacherIds, lang)
  return entityId === undefined ? [] : (await courseOf(ctx, { entityId, lang })).teachers
}

function nameOf({ id, title, startsAt, endsAt }: Bundle) {
  return { entityId: id, title, startsAt, endsAt }
}
