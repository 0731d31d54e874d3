// SQL that reads the published files and what they offer.
import { sql } from 'kysely'
import type { Category, Exam, InstituteType, Pool, Quota } from '#core/modules/predictor/axes.ts'
import type { Instant } from '#core/kernel/time.ts'
import type { Db } from '#server/platform/database/db.ts'

export interface PublishedSet {
  readonly id: string
  readonly exam: Exam
  readonly year: number
  readonly round: number
  readonly kind: string
  readonly name: string
  readonly url: string | null
  readonly publishedOn: string
  readonly updatedAt: Instant
  readonly rowCount: number
  readonly isSample: boolean
}

/** The newest first. */
export async function listPublishedSets(db: Db, exam?: Exam): Promise<PublishedSet[]> {
  return db
    .selectFrom('predictor.data_set')
    .select(['id', 'exam', 'year', 'round', 'kind', 'source_name as name', 'source_url as url'])
    .select(['updated_at as updatedAt', 'row_count as rowCount', 'is_sample as isSample'])
    .select(sql<string>`published_on::text`.as('publishedOn'))
    .where('status', '=', 'PUBLISHED')
    .$if(exam !== undefined, (query) => query.where('exam', '=', exam ?? ''))
    .orderBy('year', 'desc')
    .orderBy('round', 'desc')
    .$castTo<PublishedSet>() // the table's checks let nothing else in
    .execute()
}

export async function findNewest(db: Db, exam: Exam): Promise<PublishedSet | undefined> {
  return (await listPublishedSets(db, exam))[0]
}

export interface OptionCounts {
  readonly categories: Record<Category, number>
  readonly quotas: Record<Quota, number>
  readonly types: Record<InstituteType, number>
  readonly states: Record<string, number>
  readonly pools: Record<Pool, number>
  readonly pwd: number
  readonly female: number
}

/** The values in the lines of an exam, and how often each is there. */
export async function countOptions(db: Db, exam: Exam): Promise<OptionCounts> {
  const tally = (column: string) =>
    sql`(select coalesce(jsonb_object_agg(value, rows), '{}') from (
      select ${sql.raw(column)} as value, count(*) as rows from own group by 1) each)`
  const { rows } = await sql<OptionCounts>`
    with own as materialized (
      select line.*, institute.type, institute.state from predictor.line
      join predictor.institute on institute.id = institute_id where exam = ${exam}
    )
    select ${tally('seat_type')} as categories, ${tally('quota')} as quotas, ${tally('type')} as types,
      ${tally('state')} as states, ${tally('pool')} as pools,
      (select count(*)::int from own where is_pwd) as pwd, (select count(*)::int from own where gender = 'FEMALE') as female`.execute(db)
  return rows[0] as OptionCounts // a select without a table has one row
} // prettier-ignore

export async function rebuildLines(db: Db, exam: Exam): Promise<void> {
  await sql`select predictor.rebuild(${exam})`.execute(db)
}
