// A file of sample data for a draft, with faults that the gates find.
import { commonErrors } from '#core/kernel/common-errors.ts'
import { csvOf } from '#core/kernel/csv.ts'
import { predictorStaffErrors as errors } from '#core/modules/predictor/errors.ts'
import { plantFaults } from '#core/modules/predictor/gates/sample-faults.ts'
import type { Ctx } from '#server/platform/context.ts'
import { dataSets } from './store-desk.ts'
import { listSourceRows } from './store-sample.ts'

/** Throws NOT_FOUND_ERROR and NO_SAMPLE_ROWS. */
export async function makeFaultyFile(ctx: Ctx, { id }: { readonly id: string }) {
  const set = await dataSets.find(ctx.db, id, ctx.now())
  if (!set) throw commonErrors.NOT_FOUND_ERROR()
  const { exam, year, round } = set
  const sample = await listSourceRows(ctx.db, { exam, year, round })
  if (sample.length === 0) throw errors.NO_SAMPLE_ROWS()
  const own = sample.map((row) => ({ ...row, Year: String(year), Round: String(round) }))
  const { rows, planted } = plantFaults(own, exam)
  const fileName = `sample-data-with-faults-${exam.toLowerCase()}-${year}-round-${round}.csv`
  return { fileName, text: csvOf(rows), planted: [...planted] }
}
