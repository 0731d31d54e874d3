import type { Ctx } from '#server/platform/context.ts'
import { listExams } from './options.ts'

/** Its page while there is data, and one for each exam. */
export async function predictorPaths(ctx: Ctx): Promise<string[]> {
  const { exams } = await listExams(ctx)
  return exams.length > 0 ? ['/predictor', ...exams.map(({ exam }) => `/predictor?exam=${exam}`)] : []
}
