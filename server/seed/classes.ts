// The classes of the coming eight weeks, and what a week of classes looks like: one is moved, one cancelled, one has a substitute.
import { generateBatches } from '#server/modules/classroom/factory.ts'
import type { NewBatch } from '#server/modules/catalogue/factory.ts'
import type { Ctx } from '#server/platform/context.ts'

export async function seedClasses(ctx: Ctx, batches: readonly NewBatch[]): Promise<void> {
  await generateBatches(ctx, batches.map(({ id }) => id)) // prettier-ignore
}
