// The choices that are offered: only values that a published row has.
import {
  CATEGORIES,
  EXAMS,
  INSTITUTE_TYPES,
  QUOTAS,
  RESTRICTED_POOLS,
  type Exam,
} from '#core/modules/predictor/axes.ts'
import { commonErrors } from '#core/kernel/common-errors.ts'
import type { Ctx } from '#server/platform/context.ts'
import { seatLine } from './search/line-columns.ts'
import { listLinesOf } from './search/store-institute.ts'
import { countOptions, listPublishedSets } from './store-sets.ts'

export async function listExams({ db }: Ctx) {
  const sets = await listPublishedSets(db)
  const exams = EXAMS.flatMap((exam) => {
    const own = sets.filter((set) => set.exam === exam)
    const byYear = Map.groupBy(own, ({ year }) => year)
    const years = [...byYear].map(([year, each]) => ({ year, rounds: each.map(({ round }) => round).toReversed() }))
    const dataYear = years[0]?.year
    return dataYear === undefined ? [] : [{ exam, dataYear, years, isSample: own.some(({ isSample }) => isSample) }]
  })
  return { exams }
}

export async function listOptions({ db }: Ctx, { exam }: { readonly exam: Exam }) {
  const found = await countOptions(db, exam)
  const counted = <T extends string>(values: readonly T[], rows: Readonly<Partial<Record<T, number>>>) =>
    values.flatMap((value) => (rows[value] ? [{ value, rows: rows[value] }] : []))
  return {
    categories: counted(CATEGORIES, found.categories),
    hasPwd: found.pwd > 0,
    hasFemale: found.female > 0,
    quotas: counted(QUOTAS, found.quotas),
    types: counted(INSTITUTE_TYPES, found.types),
    states: counted(Object.keys(found.states).toSorted(), found.states),
    pools: counted(RESTRICTED_POOLS, found.pools),
  }
}

export async function listSources({ db }: Ctx, { exam, year }: { readonly exam: Exam; readonly year?: number | undefined }) {
  const sets = await listPublishedSets(db, exam)
  return { sources: sets.filter((set) => year === undefined || set.year === year) }
} // prettier-ignore

/** Throws NOT_FOUND_ERROR. */
export async function getInstitute({ db }: Ctx, { id }: { readonly id: string }) {
  const rows = await listLinesOf(db, id)
  const lines = rows.map(seatLine)
  const institute = lines[0]?.institute
  if (!institute) throw commonErrors.NOT_FOUND_ERROR()
  return { institute, exams: [...new Set(rows.map(({ exam }) => exam))], lines }
}
