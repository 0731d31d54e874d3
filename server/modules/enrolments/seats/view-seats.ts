import type { BatchSeats } from '#core/modules/enrolments/batch-seats.ts'
import { listBatchesOfCourse } from '#server/modules/catalogue/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import { countSeated } from './store-seats.ts'

/** Those of a course that have a limit. */
export async function viewSeats(ctx: Ctx, bundleId: string): Promise<BatchSeats[]> {
  const batches = await listBatchesOfCourse(ctx, bundleId)
  const limited = batches.flatMap(({ id, seats }) => (seats === null ? [] : [{ batchId: id, seats }]))
  if (limited.length === 0) return []
  const seated = await countSeated(
    ctx.db,
    limited.map(({ batchId }) => batchId),
    ctx.now(),
  )
  return limited.map(({ batchId, seats }) => ({
    batchId,
    seats,
    left: Math.max(0, seats - (seated.get(batchId) ?? 0)),
  }))
}
