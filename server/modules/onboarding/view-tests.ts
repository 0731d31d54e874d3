import type { LearnerId } from '#core/modules/accounts/account.ts'
import type { BenchmarkTest } from '#core/modules/onboarding/onboarding.ts'
import { inLanguage, type Language } from '#core/taxonomy/language.ts'
import { requireOwnLearner } from '#server/modules/accounts/index.ts'
import { listEnrolments } from '#server/modules/enrolments/index.ts'
import type { Household } from '#server/platform/access/actor.ts'
import type { Ctx } from '#server/platform/context.ts'
import { listTests } from './store-course.ts'

/** The tests of a batch that the learner is in, or of all of these when no batch is named. Other batches have an empty list. */
export async function viewTests(
  ctx: Ctx,
  actor: Household,
  asked: { readonly studentId?: LearnerId | undefined; readonly batchId?: string | undefined; readonly lang: Language },
): Promise<BenchmarkTest[]> {
  const learnerId = await requireOwnLearner(ctx, actor, asked.studentId)
  const enrolments = await listEnrolments(ctx.db, learnerId, {}, ctx.now())
  const batchIds = [...new Set(enrolments.flatMap(({ ownBatchId }) => ownBatchId ?? []))]
  const wanted = batchIds.filter((id) => asked.batchId === undefined || id === asked.batchId)
  const tests = await Promise.all(wanted.map((id) => listTests(ctx.db, id)))
  return tests.flat().map(({ id, title, note, ...test }) => ({
    testId: id,
    title: inLanguage(title, asked.lang),
    note: inLanguage(note, asked.lang),
    ...test,
  }))
}
