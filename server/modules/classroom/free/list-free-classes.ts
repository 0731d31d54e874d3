import type { InputOf } from '#core/kernel/endpoint.ts'
import type { FreeClass, freeClassesApi } from '#core/modules/classroom/free-classes-api.ts'
import { SessionId } from '#core/modules/classroom/session.ts'
import { DAY, later } from '#core/kernel/time.ts'
import type { Language } from '#core/taxonomy/language.ts'
import { classWords, listBatchLanguages, listShelfPlaces } from '#server/modules/catalogue/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import { listFreeCourses, listFreeSessions, type FreeSession } from './store-free-classes.ts'

/** Free classes are announced so far ahead. */
const FREE_AHEAD = 14 * DAY

type FreeClassFilter = InputOf<typeof freeClassesApi.listFreeClasses>

/** Lists the classes of courses that lists of the shop show. */
export async function listFreeClasses(ctx: Ctx, { lang, ...wanted }: FreeClassFilter) {
  const { listed, sessions, total } = await listShown(ctx, wanted)
  const grades = [...new Set(listed.map(({ grade }) => grade))].toSorted((a, b) => a - b)
  return { classes: await wordFree(ctx, sessions, lang), total, grades }
}

const MOST_IN_SITEMAP = 1_000

/** The list, and a page for each class. */
export async function freeClassPaths(ctx: Ctx): Promise<string[]> {
  const { sessions } = await listShown(ctx, { page: 1, size: MOST_IN_SITEMAP })
  return ['/free-classes', ...sessions.map(({ id }) => `/free-classes/${id}`)]
}

async function listShown(ctx: Ctx, { grade, bundleId, page, size }: Omit<FreeClassFilter, 'lang'>) {
  const span = { from: ctx.now(), till: later(ctx.now(), FREE_AHEAD) }
  const courses = await listShelfPlaces(ctx.db, await listFreeCourses(ctx.db, span), ctx.now())
  const listed = courses.filter(({ isListed }) => isListed)
  const bundleIds = listed
    .filter((course) => (grade === undefined || course.grade === grade) && (bundleId ?? course.id) === course.id)
    .map(({ id }) => id)
  return { listed, ...(await listFreeSessions(ctx.db, { ...span, bundleIds, skip: (page - 1) * size, size })) }
}

/** Leaves out those whose course is not on sale. */
export async function wordFree(ctx: Ctx, sessions: readonly FreeSession[], lang: Language): Promise<FreeClass[]> {
  const bundleIds = [...new Set(sessions.map(({ bundleId }) => bundleId))]
  const teacherIds = sessions.map(({ teacherId }) => teacherId)
  const [words, places, languages] = await Promise.all([
    classWords(ctx, { bundleIds, teacherIds }, lang),
    listShelfPlaces(ctx.db, bundleIds, ctx.now()),
    listBatchLanguages(ctx.db, [...new Set(sessions.map(({ batchId }) => batchId))]),
  ])
  const courses = new Map(places.map((place) => [place.id, place]))
  return sessions.flatMap(({ id, bundleId, batchId, status, subject: subjectKey, teacherId, startsAt, endsAt }) => {
    const course = courses.get(bundleId)
    if (!course) return []
    const subject = words.subject(subjectKey)
    return {
      id: SessionId.parse(id),
      status,
      bundleId,
      slug: course.slug,
      courseTitle: words.courseTitle(bundleId),
      title: words.chapter(bundleId, subjectKey, startsAt) ?? subject,
      subjectKey,
      subject,
      teacherName: words.teacherName(teacherId),
      grade: course.grade,
      language: languages.get(batchId) ?? 'en',
      startsAt,
      endsAt,
    }
  })
}
