// A course as staff have written it, with its batches and its curriculum.
import type { RecordOf } from '#core/kernel/resource.ts'
import { MAX_PAGE } from '#core/kernel/resource.ts'
import type { Instant } from '#core/kernel/time.ts'
import type { coursesStaffApi } from '#core/modules/catalogue/staff-courses-api.ts'
import type { Db } from '#server/platform/database/db.ts'
import { withDrafts } from '#server/platform/resource/drafts.ts'
import { isOwnFirst, type Publication } from '#server/platform/resource/publication.ts'
import type { Row } from '#server/platform/resource/store.ts'
import { batchRows, courses, curriculumRows, trials } from './courses.ts'

export type WrittenCourse = Row<RecordOf<typeof coursesStaffApi.staffCourses>>

/** Its draft, where it has one. */
export function findWrittenCourse(db: Db, id: string, now: Instant): Promise<WrittenCourse | undefined> {
  return withDrafts(courses).find(db, id, now)
}

/** This member of staff wrote it, so that another one publishes it for the first time. */
export function isOwnNewCourse(db: Db, course: WrittenCourse, staffId: string): Promise<boolean> {
  return isOwnFirst(db, courses as unknown as Publication, course, staffId) // which reads the fields by their names
}

export async function listBatchesAsWritten(db: Db, bundleId: string, now: Instant) {
  return (await batchRows.list(db, { bundleId, from: 0, size: MAX_PAGE, sort: 'startsAt' }, now)).data
}

/** The chapters of a curriculum; undefined without one. */
export async function findChapters(db: Db, curriculumId: string | null, now: Instant) {
  if (curriculumId === null) return undefined
  return (await curriculumRows.find(db, curriculumId, now))?.chapters
}

export async function countTrials(db: Db, bundleId: string, now: Instant): Promise<number> {
  return (await trials.list(db, { bundleId, from: 0, size: 1 }, now)).total
}
