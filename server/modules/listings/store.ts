// SQL that reads the listings schema.
import { AiCourseId, type Topper } from '#core/modules/listings/listing.ts'
import type { Format } from '#core/modules/listings/shelf.ts'
import type { CourseKind } from '#core/modules/catalogue/catalogue.ts'
import type { Instant } from '#core/kernel/time.ts'
import type { LocalisedText } from '#core/taxonomy/language.ts'
import type { Db } from '#server/platform/database/db.ts'
import { at } from '#server/platform/database/db-time.ts'

export interface AiCourseRow {
  readonly id: AiCourseId
  readonly title: LocalisedText
  readonly type: CourseKind
  readonly aioIds: readonly string[]
}

/** All courses led by AI, by rank, each with the ids of its languages and tiers. */
export async function listAiCourses(db: Db): Promise<AiCourseRow[]> {
  const rows = await db
    .selectFrom('listings.ai_course as c')
    .innerJoin('listings.ai_batch as b', 'b.course_id', 'c.id')
    .select((eb) => ['c.id', 'c.title', 'c.type', eb.fn.agg<string[]>('array_agg', ['b.aio_id']).as('aio_ids')])
    .groupBy('c.id')
    .orderBy('c.rank')
    .orderBy('c.id')
    .execute()
  return rows.map((row) => ({
    id: AiCourseId.parse(row.id),
    title: text(row.title),
    type: row.type as CourseKind, // checked by the table
    aioIds: row.aio_ids,
  }))
}

/** Those of these bundles that are batches led by AI, on sale or not. */
export async function listLedByAi(db: Db, bundleIds: readonly string[]): Promise<ReadonlySet<string>> {
  if (bundleIds.length === 0) return new Set()
  const rows = await db
    .selectFrom('listings.ai_batch')
    .select('aio_id')
    .where((eb) => eb('aio_id', '=', eb.fn.any(eb.val([...bundleIds]))))
    .execute()
  return new Set(rows.map(({ aio_id }) => aio_id))
}

export interface ShortProgramRow {
  readonly bundleId: string
  readonly format: Format
  readonly isFeatured: boolean
}

/** The shelf of short programmes, by rank. */
export async function listShortPrograms(db: Db): Promise<ShortProgramRow[]> {
  const rows = await db
    .selectFrom('listings.short_program')
    .select(['bundle_id as bundleId', 'format', 'is_featured as isFeatured'])
    .orderBy('rank')
    .orderBy('bundle_id')
    .execute()
  return rows.map((row) => ({ ...row, format: row.format as Format })) // checked by the table
}

export interface CoursePageRow {
  readonly helps: readonly LocalisedText[]
  readonly services: readonly LocalisedText[]
  readonly keyStats: readonly { readonly figure: string; readonly text: LocalisedText }[]
  readonly video: { readonly thumbnail: { readonly mweb: string; readonly dweb: string }; readonly url: string } | null
}

export async function findCoursePage(db: Db, bundleId: string): Promise<CoursePageRow | undefined> {
  const row = await db
    .selectFrom('listings.course_page')
    .selectAll()
    .where('bundle_id', '=', bundleId)
    .executeTakeFirst()
  if (!row) return undefined
  const { video_url: url, thumbnail_mweb: mweb, thumbnail_dweb: dweb } = row
  return {
    helps: row.helps as LocalisedText[], // only texts are written to it
    services: row.services as LocalisedText[], // likewise
    keyStats: row.key_stats as { figure: string; text: LocalisedText }[], // only figures with a text are
    video: url !== null && mweb !== null && dweb !== null ? { thumbnail: { mweb, dweb }, url } : null,
  }
}

/** Those of a course whose consent stands now, the latest first. */
export function listToppers(db: Db, bundleId: string, now: Instant): Promise<Topper[]> {
  return db
    .selectFrom('listings.topper')
    .select(['id', 'name', 'result', 'exam', 'year', 'course'])
    .select(['course_months as courseMonths', 'was_paid as wasPaid', 'source_url as sourceUrl'])
    .where('bundle_id', '=', bundleId)
    .where('consented_at', '<=', at(now))
    .where('expires_at', '>', at(now))
    .orderBy('year', 'desc')
    .orderBy('id')
    .execute()
}

export interface HeadingRow {
  readonly group: string
  readonly heading: LocalisedText
}

/** Lists the headings by rank. */
export async function listGroupHeadings(db: Db): Promise<HeadingRow[]> {
  const rows = await db.selectFrom('listings.group_heading').selectAll().orderBy('rank').execute()
  return rows.map((row) => ({ group: row.target_group, heading: text(row.heading) }))
}

/** Only texts are written to the columns this reads. */
function text(value: unknown): LocalisedText {
  return value as LocalisedText // see above
}
