import { notify } from '#server/modules/notices/index.ts'
import type { Paper } from '#server/modules/papers/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/database/db.ts'
import { releasedPapers } from '../results/release.ts'
import type { Attempt } from '../store.ts'

/** The family has waited for teachers, so it hears that the result is there. */
export async function tellMarked(ctx: Ctx, tx: Tx, { id, learnerId }: Pick<Attempt, 'id' | 'learnerId'>, paper: Paper): Promise<void> {
  if (!(await releasedPapers(ctx, [paper])).has(paper.id)) return
  await notify(ctx, tx, {
    to: { learnerId },
    type: 'test-marked',
    key: `marked ${id}`,
    purpose: 'REPORTS',
    values: { test: paper.title },
    link: `/quiz/${paper.id}/result/${id}`,
    subject: id,
  })
} // prettier-ignore
