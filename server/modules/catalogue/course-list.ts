import { shownVariant } from '#core/modules/catalogue/variant.ts'
import { inLanguage, type Language } from '#core/taxonomy/language.ts'
import type { Ctx } from '#server/platform/context.ts'
import { liveTarget } from './choices.ts'
import { listCourses, type CourseFilter, type ListedCourse } from './store.ts'

const PAGE_SIZE = 12

/** One page of the courses that can be bought, as cards, and how many there are in all. */
export async function courseList(ctx: Ctx, filter: CourseFilter & { readonly page: number; readonly lang: Language }) {
  const { page, lang } = filter
  // A class, board and target have a few dozen courses: all of them are one statement, and the count is theirs.
  const courses = await listCourses(ctx.db, { ...filter, target: await liveTarget(ctx, filter.target) }, ctx.now())
  return {
    courses: courses.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE).map((course) => cardOf(course, lang)),
    total: courses.length,
    page,
    pageSize: PAGE_SIZE,
  }
}

function cardOf({ id, title, variantName, ...course }: ListedCourse, lang: Language) {
  return {
    ...course,
    bundleId: id,
    title: inLanguage(title, lang),
    variantName: variantName && shownVariant(variantName, course.grade),
    weekdays: [...course.weekdays],
    teacherNames: [...course.teacherNames],
  }
}
