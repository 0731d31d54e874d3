// "Sample data": closing ranks that a program has made, three years of both exams. Each file says so, and so does every page of it.
import { sql } from 'kysely'
import { EXAMS, type Exam } from '#core/modules/predictor/axes.ts'
import { inIndia } from '#core/kernel/time.ts'
import type { Ctx } from '#server/platform/context.ts'
import { at } from '#server/platform/database/db-time.ts'
import { rebuildLines } from '../store-sets.ts'
import { sampleInstitutes, sampleSeats } from './institutes.ts'

export interface SampleStaff {
  readonly askedBy: string
  readonly decidedBy: string
}

/** The rounds of a year. The last of the MCC is for stray vacancies. */
export const SAMPLE_ROUNDS: Readonly<Record<Exam, number>> = { JOSAA: 6, MCC: 4 }

/** 120 colleges, three years, about 60,000 closing ranks: one statement makes them. */
export async function someSampleData(ctx: Ctx, staff: SampleStaff): Promise<void> {
  await insertColleges(ctx)
  await insertSets(ctx, staff)
  await insertCutoffs(ctx)
  for (const exam of EXAMS) await rebuildLines(ctx.db, exam)
}

async function insertColleges({ db }: Ctx): Promise<void> {
  const colleges = JSON.stringify(sampleInstitutes())
  await sql`insert into predictor.institute (id, name, type, state, nirf_rank, is_sample)
    select 'cin' || left(md5(name), 18), name, type, state, "nirfRank", true
    from jsonb_to_recordset(${colleges}::jsonb) as one (name text, type text, state text, "nirfRank" int)`.execute(db)
  await sql`insert into predictor.program (id, institute_id, name)
    select 'cpr' || left(md5(one.name || program.name), 18), 'cin' || left(md5(one.name), 18), program.name
    from jsonb_to_recordset(${colleges}::jsonb) as one (name text, programs jsonb),
      jsonb_to_recordset(one.programs) as program (name text)`.execute(db)
}

async function insertSets({ db, now, newId }: Ctx, { askedBy, decidedBy }: SampleStaff): Promise<void> {
  const { year: newest } = inIndia(now())
  const sets = EXAMS.flatMap((exam) =>
    [newest - 2, newest - 1, newest].flatMap((year) =>
      Array.from({ length: SAMPLE_ROUNDS[exam] }, (_, no) => ({
        id: newId('cds'),
        exam,
        year,
        round: no + 1,
        kind: exam === 'MCC' && no === 3 ? 'STRAY' : 'REGULAR',
        status: 'PUBLISHED',
        source_name: 'Sample data, made by a program',
        published_on: `${year}-07-${String(1 + no * 5).padStart(2, '0')}`,
        file_name: 'sample.csv',
        is_sample: true,
        asked_by: askedBy,
        asked_at: at(now()),
        decided_by: decidedBy,
        decided_at: at(now()),
        updated_at: at(now()),
      })),
    ),
  )
  await db.insertInto('predictor.data_set').values(sets).execute()
}

/**
 * A seat closes near its level, a little later in each round and with chance from year to year. Two in five seats of the IITs for SC
 * and ST with a disability go to the preparatory course in the last rounds.
 */
async function insertCutoffs({ db }: Ctx): Promise<void> {
  await sql`insert into predictor.cutoff (set_id, program_id, quota, seat_type, is_pwd, gender, pool, opening, closing, is_preparatory)
    select set_id, program_id, quota, seat_type, is_pwd, gender, pool, greatest(1, (rank * 0.6)::int), rank, is_preparatory
    from (
      select data_set.id as set_id, program.id as program_id, seat.quota, seat."seatType" as seat_type, seat."isPwd" as is_pwd,
        seat.gender, seat.pool, late.is_preparatory,
        case when late.is_preparatory then 3 + abs(hashtext(program.id || seat."seatType")) % 40 + data_set.round
          else greatest(2, round(made.level * seat.factor * (1 + 0.03 * data_set.round)
            * (0.97 + 0.06 * (abs(hashtext(program.id || seat.quota || seat."seatType" || seat.gender || seat.pool || data_set.year)) % 1000) / 1000)))::int
        end as rank
      from jsonb_to_recordset(${JSON.stringify(sampleInstitutes())}::jsonb)
        as one (name text, type text, exam text, state text, programs jsonb)
      cross join lateral jsonb_to_recordset(one.programs) as made (name text, level float8)
      join predictor.institute on institute.name = one.name
      join predictor.program on program.institute_id = institute.id and program.name = made.name
      join jsonb_to_recordset(${JSON.stringify(sampleSeats())}::jsonb)
        as seat (type text, quota text, "seatType" text, "isPwd" boolean, gender text, pool text, factor float8) on seat.type = one.type
      join predictor.data_set on data_set.exam = one.exam and data_set.is_sample
      cross join lateral (select one.type = 'IIT' and seat."isPwd" and seat."seatType" in ('SC', 'ST') and data_set.round > 4
        and abs(hashtext(program.id || data_set.year)) % 5 < 2 as is_preparatory) late
      union all
      -- The seats of Goa, and of Jammu and Kashmir and Ladakh, at the colleges there.
      select data_set.id, program.id, local.quota, local.seat_type, false, 'ANY', 'NONE', false,
        (9000 + abs(hashtext(program.id || local.quota || local.seat_type)) % 9000 + 300 * data_set.round) * local.part
      from predictor.institute join predictor.program on program.institute_id = institute.id
      join (values ('30', 'GO', 'OPEN', 4), ('30', 'GO', 'OBC', 2), ('01', 'JK', 'OPEN', 5), ('01', 'JK', 'SC', 1), ('01', 'LA', 'OPEN', 6))
        as local (state, quota, seat_type, part) on local.state = institute.state
      join predictor.data_set on data_set.exam = 'JOSAA' and data_set.is_sample
      where institute.type = 'NIT' and institute.is_sample
    ) seats`.execute(db)
  await sql`update predictor.data_set set row_count = (select count(*) from predictor.cutoff where set_id = data_set.id)
    where is_sample`.execute(db)
}
