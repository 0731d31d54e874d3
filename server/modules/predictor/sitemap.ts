import type { Ctx } from '#server/platform/context.ts'
import { listExams } from './options.ts'
import { listInstituteIds } from './search/store-institute.ts'

/** Its page while there is data, which is of the first exam, one for each other exam, and one for each college. */
export async function predictorPaths(ctx: Ctx): Promise<string[]> {
  const { exams } = await listExams(ctx)
  if (exams.length === 0) return []
  const colleges = await listInstituteIds(ctx.db)
  return [
    '/predictor',
    ...exams.slice(1).map(({ exam }) => `/predictor?exam=${exam}`),
    ...colleges.map((id) => `/predictor/college/${id}`),
  ]
}
