// For tests and for the seed.
import type { Ctx } from '#server/platform/context.ts'
import { insertList } from './lists/store-lists.ts'

export { someSampleData } from './sample/sample-data.ts'

/** A learner's list of choices, empty. */
export async function aChoiceList(ctx: Ctx, learnerId: string): Promise<void> {
  await insertList(ctx.db, { id: ctx.newId('clt'), learnerId, exam: 'JOSAA', now: ctx.now() })
}
