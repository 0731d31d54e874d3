import { isBefore, type Instant } from '#core/kernel/time.ts'
import type { HeldContents } from '#core/modules/listings/page-promises.ts'
import { courseTests, listLessons, recordedClasses, type TestedCourse } from '#server/modules/catalogue/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Db } from '#server/platform/database/db.ts'

interface HeldCourse extends TestedCourse {
  readonly startsAt: Instant
}

/** The contents of a course, on sale or not, and if it has a lesson at all. */
export async function heldContents(
  ctx: Ctx,
  db: Db,
  course: HeldCourse,
): Promise<HeldContents & { readonly lessons: boolean }> {
  const now = ctx.now()
  const [tests, lessons, recorded] = await Promise.all([
    courseTests.only(ctx)(ctx, db, [course]),
    listLessons(db, [course.id]),
    recordedClasses.only(ctx)(db, course.id, now),
  ])
  const filled = lessons.filter(({ contentId }) => contentId !== null)
  return {
    tests: (tests.get(course.id) ?? []).length > 0,
    notes: filled.some(({ kind }) => kind === 'NOTES'),
    recordings: isBefore(now, course.startsAt) || recorded.length > 0 || filled.some(({ kind }) => kind === 'FILM'),
    lessons: filled.length > 0,
  }
}
