import { sql } from 'kysely'
import type { Db } from '#server/platform/database/db.ts'
import { lineColumns, type StoredLine } from './line-columns.ts'

/** All seats of a college, by program. */
export async function listLinesOf(db: Db, instituteId: string): Promise<StoredLine[]> {
  const { rows } = await sql<StoredLine>`select ${lineColumns} from predictor.line
    join predictor.institute on institute.id = line.institute_id join predictor.program on program.id = line.program_id
    where line.institute_id = ${instituteId}
    order by program.name, line.quota, line.gender, line.is_pwd, line.seat_type, line.id`.execute(db)
  return rows
}

/** Colleges that have a seat in published data. */
export async function listInstituteIds(db: Db): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from predictor.institute
    where exists (select from predictor.line where line.institute_id = institute.id) order by id`.execute(db)
  return rows.map(({ id }) => id)
}
