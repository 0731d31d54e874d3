import type { Instant } from '#core/kernel/time.ts'
import type { Language } from '#core/taxonomy/language.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Db } from '#server/platform/database/db.ts'
import { onlyPoint } from '#server/platform/points/point.ts'

/** A course, on sale or not, whose tests are asked for. */
export interface TestedCourse {
  readonly id: string
  readonly grade: number
  readonly language: Language
}

/** A paper that the owners of a course can take, now or later. */
export interface CourseTest {
  readonly paperId: string
  /** Null: it is open. */
  readonly opensAt: Instant | null
}

type ListCourseTests = (
  ctx: Ctx,
  db: Db,
  courses: readonly TestedCourse[],
) => Promise<ReadonlyMap<string, readonly CourseTest[]>>

/** The tests of these courses, by course: every count of tests that families read is a count of these. */
export const courseTests = onlyPoint<ListCourseTests>('courseTests')
