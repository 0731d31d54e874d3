// The tests that come with a course.
import { startOfDayInIndia } from '#core/kernel/time.ts'
import { listCoursesOfTests, type CourseTest, type TestedCourse } from '#server/modules/catalogue/index.ts'
import { listCoursePapers } from '#server/modules/papers/index.ts'
import { listPlansOfBundle, listServicesOfPlans } from '#server/modules/plans/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Db } from '#server/platform/database/db.ts'
import { isPaperOf, namedCourses } from '../paper-courses.ts'

/**
 * The published papers that are not over and that a course opens to its learners. A paper that is free for everybody counts only where
 * the course has it. The answer is the same all day, because calls that are cached give it.
 */
export async function listCourseTests(
  ctx: Ctx,
  db: Db,
  courses: readonly TestedCourse[],
): Promise<ReadonlyMap<string, readonly CourseTest[]>> {
  const papers = await listCoursePapers(db, startOfDayInIndia(ctx.now()))
  const coursesOfTests = await listCoursesOfTests(
    db,
    papers.map(({ id }) => id),
  )
  const tests = new Map<string, readonly CourseTest[]>()
  for (const course of courses) {
    const own = papers.filter((paper) => {
      const named = namedCourses(paper, coursesOfTests)
      const isForClass = paper.grades.length === 0 || paper.grades.includes(course.grade)
      return isForClass && !(paper.isFree && named === undefined) && isPaperOf(course, paper, named)
    })
    const isSold = own.length > 0 && (await isSoldWithTests(ctx, db, course.id))
    tests.set(course.id, isSold ? own.map(({ id, opensAt }) => ({ paperId: id, opensAt })) : [])
  }
  return tests
}

/** A course without plans is sold with everything in it. */
async function isSoldWithTests(ctx: Ctx, db: Db, bundleId: string): Promise<boolean> {
  const plans = await listPlansOfBundle(ctx, bundleId)
  const services = await listServicesOfPlans(
    db,
    plans.map(({ id }) => id),
  )
  return plans.length === 0 || plans.some(({ id }) => services.get(id)?.includes('TESTS'))
}
