// SQL of the data desk.
import { sql } from 'kysely'
import { predictorStaffApi as api, type SET_STATUSES } from '#core/modules/predictor/staff-api.ts'
import type { Exam } from '#core/modules/predictor/axes.ts'
import { seatKey, type KnownInstitute, type PassedRow } from '#core/modules/predictor/gates/check-file.ts'
import type { Fault } from '#core/modules/predictor/gates/read-row.ts'
import type { Db, Tx } from '#server/platform/database/db.ts'
import { authorsOfThing } from '#server/platform/resource/requests/authors-of-request.ts'
import { tableStore } from '#server/platform/resource/table.ts'

export const dataSets = tableStore(api.staffPredictorSets, {
  table: 'predictor.data_set',
  json: ['mapping', 'report'],
  computed: { writtenBy: authorsOfThing(api.staffPredictorSets, sql`data_set.id`) },
  search: ['sourceName', 'fileName'],
  touched: 'updatedAt',
})

export const institutes = tableStore(api.staffPredictorInstitutes, {
  table: 'predictor.institute',
  search: ['name', 'district'],
})

export async function putPart(tx: Tx, setId: string, { no, text }: { readonly no: number; readonly text: string }): Promise<void> {
  if (no === 0) await tx.deleteFrom('predictor.file_part').where('set_id', '=', setId).execute()
  await tx
    .insertInto('predictor.file_part')
    .values({ set_id: setId, no, text })
    .onConflict((conflict) => conflict.columns(['set_id', 'no']).doUpdateSet({ text }))
    .execute()
} // prettier-ignore

export async function readFile(db: Db, setId: string): Promise<string> {
  const parts = await db.selectFrom('predictor.file_part').select('text').where('set_id', '=', setId).orderBy('no').execute() // prettier-ignore
  return parts.map(({ text }) => text).join('')
}

export async function listInstitutes(db: Db): Promise<KnownInstitute[]> {
  return db
    .selectFrom('predictor.institute')
    .select(['id', 'name', 'aliases', 'type'])
    .$castTo<KnownInstitute>() // the table's checks let nothing else in
    .execute()
}

/** The highest published closing rank of each seat in this year and the year before, by `seatKey`. Ordinary ranks only. */
export async function listKnownClosings(db: Db, exam: Exam, year: number): Promise<Map<string, number>> {
  const { rows } = await sql<PassedRow>`
    select institute_id as "instituteId", program.name as program, quota, seat_type as "seatType", is_pwd as "isPwd", gender, pool,
      max(closing) as closing
    from predictor.cutoff join predictor.program on program.id = program_id
    join predictor.data_set on data_set.id = set_id
    where exam = ${exam} and year between ${year - 1} and ${year} and status = 'PUBLISHED' and not is_preparatory
    group by 1, 2, 3, 4, 5, 6, 7`.execute(db)
  return new Map(rows.map((row) => [seatKey(row), row.closing]))
}

export interface PublishedPlace {
  readonly id: string
  readonly year: number
  readonly round: number
}

/** The published file of the round before; for a first round, that of the year before. */
export async function findSetBefore(db: Db, { exam, year, round }: { readonly exam: Exam; readonly year: number; readonly round: number }): Promise<PublishedPlace | undefined> {
  const { rows } = await sql<PublishedPlace>`select id, year, round from predictor.data_set
    where exam = ${exam} and status = 'PUBLISHED' and (year, round) < (${year}, ${round}) order by year desc, round desc limit 1`.execute(db)
  return rows[0]
} // prettier-ignore

/** The published file of the same round a year before, or of that year's last round. */
export async function findSetOfYearBefore(db: Db, { exam, year, round }: { readonly exam: string; readonly year: number; readonly round: number }): Promise<PublishedPlace | undefined> {
  const { rows } = await sql<PublishedPlace>`select id, year, round from predictor.data_set
    where exam = ${exam} and status = 'PUBLISHED' and year = ${year - 1} order by round = ${round} desc, round desc limit 1`.execute(db)
  return rows[0]
} // prettier-ignore

export async function countColleges(db: Db, setId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(distinct institute_id)::int as count
    from predictor.cutoff join predictor.program on program.id = program_id where set_id = ${setId}`.execute(db)
  return rows[0]?.count ?? 0
}

export interface FileResult {
  readonly passed: readonly PassedRow[]
  readonly faults: readonly (Fault & { readonly cells: Readonly<Record<string, string>> })[]
}

/** Writes the rows of a draft anew: those that passed, and those in quarantine. Programs that are new are added. */
export async function replaceRows(tx: Tx, setId: string, { passed, faults }: FileResult): Promise<void> {
  await tx.deleteFrom('predictor.cutoff').where('set_id', '=', setId).execute()
  await tx.deleteFrom('predictor.quarantine').where('set_id', '=', setId).execute()
  const rows = JSON.stringify(passed)
  await sql`insert into predictor.program (id, institute_id, name)
    select distinct 'cpr' || left(md5("instituteId" || program), 18), "instituteId", program
    from jsonb_to_recordset(${rows}::jsonb) as one ("instituteId" text, program text)
    on conflict do nothing`.execute(tx)
  await sql`insert into predictor.cutoff (set_id, program_id, quota, seat_type, is_pwd, gender, pool, opening, closing, is_preparatory)
    select ${setId}, program.id, quota, "seatType", "isPwd", gender, pool, opening, closing, "isPreparatory"
    from jsonb_to_recordset(${rows}::jsonb) as one ("instituteId" text, program text, quota text, "seatType" text, "isPwd" boolean,
      gender text, pool text, opening int, closing int, "isPreparatory" boolean)
    join predictor.program on program.institute_id = "instituteId" and program.name = one.program`.execute(tx)
  await sql`insert into predictor.quarantine (set_id, row, gate, message, cells)
    select ${setId}, row, gate, message, cells
    from jsonb_to_recordset(${JSON.stringify(faults)}::jsonb) as one (row int, gate int, message text, cells jsonb)
    on conflict do nothing`.execute(tx)
}

const ON_A_PAGE = 200

export async function listQuarantine(db: Db, setId: string, after: number) {
  const rows = await db
    .selectFrom('predictor.quarantine')
    .select(['row', 'gate', 'message', 'cells'])
    .where('set_id', '=', setId)
    .where('row', '>', after)
    .orderBy('row')
    .limit(ON_A_PAGE)
    .execute()
  return rows.map(({ cells, ...row }) => ({ ...row, cells: cells as Record<string, string> })) // replaceRows writes them
}

/** Seats that are in one file only, and those whose closing rank has changed most. */
export async function compareSets(db: Db, setId: string, beforeId: string) {
  const { rows } = await sql<{ added: number; gone: number; largest: readonly { seat: string; before: number; after: number; times: number }[] }>`
    with both_sets as materialized (
      select now.closing as after, was.closing as before,
        concat_ws(', ', institute.name, program.name, quota, seat_type || case when is_pwd then ' (PwD)' else '' end, gender, nullif(pool, 'NONE')) as seat
      from (select * from predictor.cutoff where set_id = ${setId}) now
      full join (select * from predictor.cutoff where set_id = ${beforeId}) was
        using (program_id, quota, seat_type, is_pwd, gender, pool)
      join predictor.program on program.id = program_id join predictor.institute on institute.id = institute_id
    )
    select (select count(*)::int from both_sets where before is null) as added,
      (select count(*)::int from both_sets where after is null) as gone,
      (select coalesce(jsonb_agg(one), '[]') from (
        select seat, before, after, round(after::numeric / before, 2)::float8 as times from both_sets
        where before is not null and after is not null and after <> before
        order by abs(ln(after::float8 / before)) desc, seat limit 25) one) as largest`.execute(db)
  return rows[0] ?? { added: 0, gone: 0, largest: [] }
} // prettier-ignore

export interface CoveredRound {
  readonly exam: Exam
  readonly year: number
  readonly round: number
  readonly status: (typeof SET_STATUSES)[number]
  readonly rows: number
}

/** Each round that there is a file of: the published one, or else the newest. */
export async function listCoverage(db: Db): Promise<CoveredRound[]> {
  const { rows } =
    await sql<CoveredRound>`select distinct on (exam, year, round) exam, year, round, status, row_count as rows
    from predictor.data_set order by exam, year, round, status = 'PUBLISHED' desc, updated_at desc`.execute(db)
  return rows
}

/** The file that was published for this round before, which a way back publishes again. */
export async function findReplaced(tx: Tx, { id, exam, year, round }: { readonly id: string; readonly exam: string; readonly year: number; readonly round: number }): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`select id from predictor.data_set
    where exam = ${exam} and year = ${year} and round = ${round} and status = 'WITHDRAWN' and id <> ${id} and decided_by is not null
    order by decided_at desc, id desc limit 1`.execute(tx)
  return rows[0]?.id
} // prettier-ignore

/** Answers the id of the published file of the round, locked. */
export async function lockPublished(tx: Tx, { exam, year, round }: { readonly exam: string; readonly year: number; readonly round: number }): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`select id from predictor.data_set
    where exam = ${exam} and year = ${year} and round = ${round} and status = 'PUBLISHED' for update`.execute(tx)
  return rows[0]?.id
} // prettier-ignore
