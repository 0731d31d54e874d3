// SQL that writes the listings. Lists go in with one statement each.
import type { Topper } from '#core/modules/listings/listing.ts'
import type { Instant } from '#core/kernel/time.ts'
import type { Db } from '#server/platform/database/db.ts'
import { at } from '#server/platform/database/db-time.ts'
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

export async function insertShortPrograms(db: Db, programs: readonly NewShortProgram[]): Promise<void> {
  if (programs.length === 0) return
  await db
    .insertInto('listings.short_program')
    .values(
      programs.map(({ bundleId, format, isFeatured, rank, isDemo }) => ({
        bundle_id: bundleId,
        format,
        is_featured: isFeatured,
        rank,
        is_demo: isDemo,
      })),
    )
    .execute()
}

export async function insertCoursePages(db: Db, pages: readonly NewCoursePage[]): Promise<void> {
  if (pages.length === 0) return
  await db
    .insertInto('listings.course_page')
    .values(
      pages.map(({ bundleId, helps, services, keyStats, video }) => ({
        bundle_id: bundleId,
        helps: JSON.stringify(helps),
        services: JSON.stringify(services),
        key_stats: JSON.stringify(keyStats),
        video_url: video?.url ?? null,
        thumbnail_mweb: video?.thumbnail.mweb ?? null,
        thumbnail_dweb: video?.thumbnail.dweb ?? null,
      })),
    )
    .execute()
}

export async function insertTopper(db: Db, topper: NewTopper): Promise<void> {
  const { id, bundleId, name, result, exam, year, course, courseMonths, wasPaid, sourceUrl } = topper
  await db
    .insertInto('listings.topper')
    .values({
      id,
      bundle_id: bundleId,
      name,
      result,
      exam,
      year,
      course,
      course_months: courseMonths,
      was_paid: wasPaid,
      source_url: sourceUrl,
      consented_at: at(topper.consentedAt),
      expires_at: at(topper.expiresAt),
    })
    .execute()
}
