// A file as a counselling body publishes it, of rows that are published already. For tests.
import type pg from 'pg'
import { csvOf } from '#core/kernel/csv.ts'

export interface SourceRow {
  Institute: string
  'Academic Program Name': string
  Quota: string
  'Seat Type': string
  Gender: string
  'Opening Rank': string
  'Closing Rank': string
  Year: string
}

export async function readSourceRows(pool: pg.Pool, exam: string, round: number): Promise<SourceRow[]> {
  const { rows } = await pool.query<SourceRow>(
    `select i.name as "Institute", p.name as "Academic Program Name", case when pool = 'NONE' then quota else pool end as "Quota",
      case seat_type when 'OBC' then 'OBC-NCL' else seat_type end || case when is_pwd then ' (PwD)' else '' end as "Seat Type",
      case gender when 'ANY' then 'Gender-Neutral' else 'Female-only (including Supernumerary)' end as "Gender",
      opening::text as "Opening Rank", closing::text || case when is_preparatory then 'P' else '' end as "Closing Rank", year::text as "Year"
    from predictor.cutoff c join predictor.data_set s on s.id = c.set_id join predictor.program p on p.id = program_id
    join predictor.institute i on i.id = p.institute_id
    where s.exam = $1 and s.round = $2 and s.year = (select max(year) from predictor.data_set) order by 1, 2, 3, 4, 5`,
    [exam, round],
  )
  return rows
}

export function fileOf(rows: readonly SourceRow[]): string {
  return csvOf(rows)
}
