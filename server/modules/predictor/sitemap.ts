import type { Ctx } from '#server/platform/context.ts'
import { listExams } from './options.ts'

/** Its page while there is data, which is of the first exam, and one for each other exam. */
export async function predictorPaths(ctx: Ctx): Promise<string[]> {
  const { exams } = await listExams(ctx)
  return exams.length > 0 ? ['/predictor', ...exams.slice(1).map(({ exam }) => `/predictor?exam=${exam}`)] : []
}
