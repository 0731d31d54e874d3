// The rows of the sample data as a counselling body would publish them.
import { sql } from 'kysely'
import type { Exam } from '#core/modules/predictor/axes.ts'
import type { SourceRow } from '#core/modules/predictor/gates/sample-faults.ts'
import type { Db } from '#server/platform/database/db.ts'

interface Round {
  readonly exam: Exam
  readonly year: number
  readonly round: number
}

/** Those of the last sample round up to this one, or of the newest. */
export async function listSourceRows(db: Db, { exam, year, round }: Round): Promise<SourceRow[]> {
  const { rows } = await sql<SourceRow>`
    select i.name as "Institute", p.name as "Academic Program Name", case when pool = 'NONE' then quota else pool end as "Quota",
      case seat_type when 'OBC' then 'OBC-NCL' else seat_type end || case when is_pwd then ' (PwD)' else '' end as "Seat Type",
      case gender when 'ANY' then 'Gender-Neutral' else 'Female-only (including Supernumerary)' end as "Gender",
      opening::text as "Opening Rank", closing::text || case when is_preparatory then 'P' else '' end as "Closing Rank",
      s.year::text as "Year", s.round::text as "Round"
    from (select * from predictor.data_set where exam = ${exam} and is_sample
      order by (year, round) <= (${year}, ${round}) desc, year desc, round desc limit 1) s
    join predictor.cutoff c on c.set_id = s.id join predictor.program p on p.id = program_id
    join predictor.institute i on i.id = p.institute_id
    order by 1, 2, 3, 4, 5`.execute(db)
  return rows
}
