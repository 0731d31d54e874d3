// A line with its college, as it is answered.
import { sql } from 'kysely'
import type { z } from 'zod'
import {
  rankListOf,
  type Category,
  type Exam,
  type InstituteType,
  type Pool,
  type Quota,
  type SeatGender,
} from '#core/modules/predictor/axes.ts'
import type { Closing, LineId } from '#core/modules/predictor/predictor.ts' // prettier-ignore

export interface StoredLine {
  readonly id: z.output<typeof LineId>
  readonly exam: Exam
  readonly instituteId: string
  readonly instituteName: string
  readonly type: InstituteType
  readonly state: string
  readonly district: string
  readonly nirfRank: number | null
  readonly program: string
  readonly quota: Quota
  readonly seatType: Category
  readonly isPwd: boolean
  readonly gender: SeatGender
  readonly pool: Pool
  readonly isPreparatory: boolean
  readonly years: number
  readonly closings: readonly z.output<typeof Closing>[]
}

/** Columns of predictor.line, institute and program. */
export const lineColumns =
  sql.raw(`line.id, line.exam, institute.id as "instituteId", institute.name as "instituteName", institute.type,
  institute.state, institute.district, institute.nirf_rank as "nirfRank", program.name as program, line.quota,
  line.seat_type as "seatType", line.is_pwd as "isPwd", line.gender, line.pool, line.is_preparatory as "isPreparatory",
  line.years, line.closings`)

export function seatLine(row: StoredLine) {
  const { id, exam, instituteId, instituteName, type, state, district, nirfRank, closings, ...seat } = row
  const { program, quota, seatType, isPwd, gender, pool, isPreparatory, years } = seat
  return {
    id,
    institute: { id: instituteId, name: instituteName, type, state, district, nirfRank },
    program,
    quota,
    seatType,
    isPwd,
    gender,
    pool,
    isPreparatory,
    years,
    rankList: rankListOf(exam, type),
    closings: [...closings],
  }
}
