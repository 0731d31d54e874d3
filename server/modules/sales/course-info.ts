// What the sales calls tell of courses, from the catalogue's own answers.
import type { BundleId, Teacher, TeacherId } from '#core/modules/catalogue/catalogue.ts'
import type { ClassTimings, CourseInfo, SessionInfo } from '#core/modules/sales/course-info.ts'
import { commonErrors } from '#core/kernel/common-errors.ts'
import type { Language } from '#core/taxonomy/language.ts'
import { findCurriculum, publicBundle, publicBundles, teachersByIds } from '#server/modules/catalogue/index.ts'
import { listEnrolments } from '#server/modules/enrolments/index.ts'
import type { Actor } from '#server/platform/access/actor.ts'
import type { Ctx } from '#server/platform/context.ts'

interface CourseInfoInput {
  readonly entityId: BundleId
  readonly lang: Language
}
type Course = Awaited<ReturnType<typeof courseOf>>

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
  const batches = course.batches.map(({ timetable, ...batch }) => ({ ...batch, timings: timetable }))
  return { responseStatus: 'SUCCESS', payload: { courses: [{ ...nameOf(course), batches }] } }
}

/** Without a course, those in which the learner who is logged in is enrolled now. */
export async function sessionInfo(
  ctx: Ctx,
  { entityId, lang }: { readonly entityId?: BundleId | undefined; readonly lang: Language },
  actor: Actor,
): Promise<SessionInfo> {
  const courses = entityId === undefined ? await coursesOf(ctx, actor, lang) : [await courseOf(ctx, { entityId, lang })]
  return { courses: await Promise.all(courses.map((course) => sessionsOf(ctx, course, lang))) }
}

async function coursesOf(ctx: Ctx, actor: Actor, lang: Language): Promise<Course[]> {
  if (actor.kind !== 'household') throw commonErrors.NOT_LOGGED_IN()
  const enrolments = await listEnrolments(ctx.db, actor.learnerId, {}, ctx.now())
  const running = enrolments.filter(({ isActive }) => isActive).map(({ bundleId }) => bundleId)
  return publicBundles(ctx, running, lang)
}

async function sessionsOf(ctx: Ctx, course: Course, lang: Language): Promise<SessionInfo['courses'][number]> {
  const bySubject = Object.entries((await findCurriculum(ctx, course.id, lang)) ?? {})
  const subjects = bySubject.map(([subject, chapters]) => ({
    subject,
    sessions: chapters.reduce((total, { classes }) => total + classes, 0),
    tests: chapters.reduce((total, { tests }) => total + tests, 0),
  }))
  return { ...nameOf(course), sessionsPerWeek: course.batches[0]?.timetable.length ?? 0, subjects }
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

function nameOf({ id, title, startsAt, endsAt }: Course) {
  return { entityId: id, title, startsAt, endsAt }
}
