import { id as idOf } from '#core/kernel/schemas.ts'
import type { LearnerId } from '#core/modules/accounts/account.ts'
import { requireOwnLearner } from '#server/modules/accounts/index.ts'
import { classWords } from '#server/modules/catalogue/index.ts'
import type { Call, Household } from '#server/platform/access/actor.ts'
import type { Ctx } from '#server/platform/context.ts'
import { listPublished } from './store-remarks.ts'

const RemarkId = idOf('rmk')

/** The published ones, for the learner's family. */
export async function listRemarks(
  ctx: Ctx,
  { userId, size }: { readonly userId?: LearnerId | undefined; readonly size: number },
  { actor }: Call<Household>,
) {
  const learnerId = await requireOwnLearner(ctx, actor, userId)
  const rows = await listPublished(ctx.db, learnerId, size)
  const words = await classWords(ctx, { bundleIds: [], teacherIds: rows.map(({ teacherId }) => teacherId) }, 'en')
  return {
    remarks: rows.map(({ id, month, text, teacherId, at }) => ({
      id: RemarkId.parse(id),
      month,
      text,
      teacherName: words.teacherName(teacherId),
      at: at ?? ctx.now(),
    })),
  }
}
