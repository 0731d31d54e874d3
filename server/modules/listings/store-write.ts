// SQL that writes courses led by AI, and the shapes of the other listings that tests and the seed write.
import type { Topper } from '#core/modules/listings/listing.ts'
import type { Instant } from '#core/kernel/time.ts'
import type { Db } from '#server/platform/database/db.ts'
import type { AiCourseRow, CoursePageRow, ShortProgramRow } from './store.ts'

export interface NewAiCourse extends AiCourseRow {
  readonly rank: number
  readonly isDemo: boolean
}

export interface NewShortProgram extends ShortProgramRow {
  readonly rank: number
  readonly isDemo: boolean
}

export interface NewCoursePage extends CoursePageRow {
  readonly bundleId: string
}

export interface NewTopper extends Topper {
  readonly bundleId: string
  /** When the family consented in writing, and until when it holds. */
  readonly consentedAt: Instant
  readonly expiresAt: Instant
}

export async function insertAiCourses(db: Db, courses: readonly NewAiCourse[]): Promise<void> {
  if (courses.length === 0) return
  await db
    .insertInto('listings.ai_course')
    .values(
      courses.map(({ id, title, type, rank, isDemo }) => ({
        id,
        title: JSON.stringify(title),
        type,
        rank,
        is_demo: isDemo,
      })),
    )
    .execute()
  await db
    .insertInto('listings.ai_batch')
    .values(courses.flatMap(({ id, aioIds }) => aioIds.map((aioId) => ({ aio_id: aioId, course_id: id }))))
    .execute()
}
