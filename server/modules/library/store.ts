// SQL over what families read of the library.
import { sql } from 'kysely'
import { indianDay, type Instant } from '#core/kernel/time.ts'
import type { ResourceAccess, ResourceKind } from '#core/modules/library/resource-kind.ts'
import type { FileType } from '#core/modules/media/file-types.ts'
import type { Language, LocalisedText } from '#core/taxonomy/language.ts'
import type { Db } from '#server/platform/database/db.ts'

export interface StoredChapter {
  readonly id: string
  readonly gradeKey: string
  readonly courseKey: string
  readonly subjectKey: string
  readonly slug: string
  readonly title: LocalisedText
  readonly published: number
}

function selectChapters(db: Db) {
  return db
    .selectFrom('library.chapter')
    .select(['id', 'grade_key as gradeKey', 'course_key as courseKey', 'subject_key as subjectKey', 'slug', 'title'])
    .select('published')
    .$castTo<StoredChapter>() // staff's schemas let nothing else in
}

/** Chapters that have something to open. */
export async function listChapters(db: Db, gradeKey: string, courseKey: string): Promise<StoredChapter[]> {
  return selectChapters(db)
    .where('grade_key', '=', gradeKey)
    .where('course_key', '=', courseKey)
    .where('published', '>', 0)
    .orderBy('subject_key')
    .orderBy('position')
    .orderBy('id')
    .execute()
}

export async function listAllChapters(db: Db): Promise<StoredChapter[]> {
  return selectChapters(db).where('published', '>', 0).orderBy('id').execute()
}

export async function findChapters(db: Db, ids: readonly string[]): Promise<StoredChapter[]> {
  return selectChapters(db).where('id', 'in', ['', ...ids]).execute() // prettier-ignore
}

export interface CoursePlace {
  readonly gradeKey: string
  readonly courseKey: string
  readonly resources: number
}

/** Each class with each target or board that has something to open. */
export async function listPlaces(db: Db): Promise<CoursePlace[]> {
  const { rows } = await sql<CoursePlace>`
    select grade_key as "gradeKey", course_key as "courseKey", sum(published)::int as resources
    from library.chapter where published > 0 group by grade_key, course_key order by grade_key, course_key`.execute(db)
  return rows
}

export interface StoredResource {
  readonly id: string
  readonly chapterId: string
  readonly kind: ResourceKind
  readonly title: LocalisedText
  readonly language: Language
  readonly access: ResourceAccess
  readonly courseIds: readonly string[]
  readonly address: string | null
  readonly fileKey: string | null
  readonly fileType: FileType | null
  readonly fileBytes: number | null
  readonly pages: number | null
  readonly editionYear: number
  readonly rightsHolder: string
  readonly licence: string
  readonly isOutdated: boolean
  readonly updatedAt: Instant
}

/** Published ones: each has a licence and an edition. */
function selectResources(db: Db) {
  return db
    .selectFrom('library.resource')
    .select(['id', 'chapter_id as chapterId', 'kind', 'title', 'language', 'access', 'course_ids as courseIds', 'address'])
    .select(['file_key as fileKey', 'file_type as fileType', 'file_bytes as fileBytes', 'pages', 'licence'])
    .select(['edition_year as editionYear', 'rights_holder as rightsHolder', 'is_outdated as isOutdated'])
    .select('updated_at as updatedAt')
    .where('state', '=', 'PUBLISHED')
    .$castTo<StoredResource>() // the table's checks
} // prettier-ignore

export interface ResourceFilter {
  readonly chapter: string
  readonly kind?: ResourceKind | undefined
  readonly language?: Language | undefined
  readonly skip: number
  readonly size: number
}

export async function listResources(db: Db, { chapter, kind, language, skip, size }: ResourceFilter) {
  let query = selectResources(db).where('chapter_id', '=', chapter)
  if (kind) query = query.where('kind', '=', kind)
  if (language) query = query.where('language', '=', language)
  return query.orderBy('kind').orderBy('updated_at', 'desc').orderBy('id').limit(size).offset(skip).execute()
}

export async function findResources(db: Db, ids: readonly string[]): Promise<StoredResource[]> {
  return selectResources(db).where('id', 'in', ['', ...ids]).execute() // prettier-ignore
}

export async function listResourceIds(db: Db, most: number): Promise<string[]> {
  const rows = await selectResources(db).orderBy('id').limit(most).execute()
  return rows.map(({ id }) => id)
}

/** Published links to pages of others: those after this id, in the order of their ids. */
export async function listAddresses(db: Db, after: string, most: number): Promise<{ id: string; address: string }[]> {
  return db
    .selectFrom('library.resource')
    .select(['id', 'address'])
    .where('state', '=', 'PUBLISHED')
    .where('address', 'is not', null)
    .where('file_key', 'is', null)
    .where('id', '>', after)
    .orderBy('id')
    .limit(most)
    .$castTo<{ id: string; address: string }>() // not null, as asked
    .execute()
}

export async function countOpening(db: Db, resourceId: string, now: Instant): Promise<void> {
  await sql`insert into library.opening as o (resource_id, day, openings) values (${resourceId}, ${indianDay(now)}, 1)
    on conflict (resource_id, day) do update set openings = o.openings + 1`.execute(db)
}
