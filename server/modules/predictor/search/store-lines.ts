// SQL that compares a candidate with the published lines.
import { sql, type RawBuilder } from 'kysely'
import type { Band, Exam, InstituteType, Pool, Quota, SeatGender } from '#core/modules/predictor/axes.ts'
import type { RankName, RankWindow } from '#core/modules/predictor/rank-windows.ts'
import type { SORTS } from '#core/modules/predictor/predictor.ts'
import type { StateCode } from '#core/taxonomy/pin-code.ts'
import type { Db } from '#server/platform/database/db.ts'
import type { StoredLine } from './line-columns.ts'
import { lineColumns } from './line-columns.ts'

export interface CandidateLines {
  readonly exam: Exam
  readonly windows: readonly RankWindow[]
  readonly genders: readonly SeatGender[]
  readonly homeState: StateCode | undefined
  readonly pools: readonly Pool[]
}

export interface LineFilter {
  readonly types: readonly InstituteType[]
  readonly states: readonly StateCode[]
  readonly quotas: readonly Quota[]
  readonly bands: readonly Band[]
  readonly term: string
}

export interface MatchedLine extends StoredLine {
  readonly band: Band
  readonly rank: number
  readonly comparedWith: RankName
}

/**
 * The lines that this candidate may be given a seat of, with any rank and in any pool. The exam is written out: a plan that serves
 * both exams would read the lines of both.
 */
function candidateLines({ exam, windows, genders, homeState = null as never }: CandidateLines) {
  const home = sql`${homeState}::text`
  return sql`predictor.line
    join predictor.institute on institute.id = line.institute_id
    join predictor.program on program.id = line.program_id
    join jsonb_to_recordset(${JSON.stringify(windows)}::jsonb)
      as asked (list text, "seatType" text, "isPwd" boolean, "isPreparatory" boolean, rank int, name text)
      on asked."seatType" = line.seat_type and asked."isPwd" = line.is_pwd and asked."isPreparatory" = line.is_preparatory
      and asked.list = case when line.exam = 'MCC' then 'NEET' when institute.type = 'IIT' then 'ADVANCED' else 'MAIN' end
    where line.exam = ${sql.lit(exam)} and line.gender = any(${[...genders]}::text[])
      and case line.quota
        when 'HS' then institute.state = ${home} when 'OS' then institute.state <> ${home}
        when 'GO' then ${home} = '30' when 'JK' then ${home} = '01' when 'LA' then ${home} = '38'
        else true end`
}

export interface LineCounts {
  readonly pool: Pool
  readonly quota: Quota
  readonly rows: number
  /** The highest rank that is in reach of one of them. */
  readonly lastRank: number
}

/** How many lines there are for the candidate, by pool and quota. */
export async function countCandidateLines(db: Db, candidate: CandidateLines): Promise<LineCounts[]> {
  const { rows } =
    await sql<LineCounts>`select line.pool, line.quota, count(*)::int as rows, max(line.reach_to)::int as "lastRank"
    from ${candidateLines(candidate)} group by line.pool, line.quota`.execute(db)
  return rows
}

const band = sql<Band>`case when asked.rank <= line.safe_to then 'SAFE' when asked.rank <= line.likely_to then 'LIKELY' else 'REACH' end`

/** Those within reach that the filter leaves, of each band. The filter's own bands are not asked. */
export async function countByBand(db: Db, candidate: CandidateLines, filter: LineFilter) {
  const { rows } = await sql<{ band: Band; rows: number }>`select ${band} as band, count(*)::int as rows
    from ${candidateLines(candidate)} and ${within(candidate, filter)} group by 1`.execute(db)
  const of = (name: Band) => rows.find((each) => each.band === name)?.rows ?? 0
  return { SAFE: of('SAFE'), LIKELY: of('LIKELY'), REACH: of('REACH') }
}

export interface LinePage {
  readonly sort: (typeof SORTS)[number]
  readonly skip: number
  readonly size: number
}

export async function listMatches(db: Db, candidate: CandidateLines, filter: LineFilter, page: LinePage) {
  const ofBands = filter.bands.length > 0 ? sql`and (${band}) = any(${[...filter.bands]}::text[])` : sql``
  const { rows } =
    await sql<MatchedLine>`select ${lineColumns}, ${band} as band, asked.rank, asked.name as "comparedWith"
    from ${candidateLines(candidate)} and ${within(candidate, filter)} ${ofBands}
    order by ${orders[page.sort]}, line.id limit ${page.size} offset ${page.skip}`.execute(db)
  return rows
}

/** Ranks of different lists are no measure of one another, so that closing ranks are sorted within each list. */
const orders: Readonly<Record<LinePage['sort'], RawBuilder<unknown>>> = {
  CHANCE: sql`array_position(array['SAFE', 'LIKELY', 'REACH'], ${band}), line.likely_to::float8 / asked.rank`,
  CLOSING: sql`asked.list, line.seat_type, line.is_pwd, line.closing`,
  INSTITUTE: sql`lower(institute.name), program.name`,
  NIRF: sql`institute.nirf_rank nulls last, lower(institute.name)`,
}

function within({ pools }: CandidateLines, { types, states, quotas, term }: LineFilter) {
  const like = `%${term.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  return sql`asked.rank <= line.reach_to and line.pool = any(${[...pools]}::text[])
    ${types.length > 0 ? sql`and institute.type = any(${[...types]}::text[])` : sql``}
    ${states.length > 0 ? sql`and institute.state = any(${[...states]}::text[])` : sql``}
    ${quotas.length > 0 ? sql`and line.quota = any(${[...quotas]}::text[])` : sql``}
    ${term === '' ? sql`` : sql`and (institute.name ilike ${like} or program.name ilike ${like})`}`
}
