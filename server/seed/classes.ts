// The classes of the coming eight weeks. In the demo family's batch one class is cancelled, one is moved.
import { changeClasses, generateBatches } from '#server/modules/classroom/factory.ts'
import type { NewBatch, NewBundle } from '#server/modules/catalogue/factory.ts'
import type { Ctx } from '#server/platform/context.ts'

interface Courses {
  readonly bundles: readonly NewBundle[]
  readonly batches: readonly NewBatch[]
}

export async function seedClasses(ctx: Ctx, { bundles, batches }: Courses, grade: number): Promise<void> {
  await generateBatches(ctx, batches.map(({ id }) => id)) // prettier-ignore
  const course = bundles.find((each) => each.grade === grade && each.target === 'school')
  const batch = batches.find(({ bundleId }) => bundleId === course?.id)
  if (batch) await changeClasses(ctx, batch.id)
}
