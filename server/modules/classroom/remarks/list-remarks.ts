import { id as idOf } from '#core/kernel/schemas.ts'
import { classWords } from '#server/modules/catalogue/index.ts'
import type { LearnerCall } from '#server/platform/access/require-own.ts'
import type { Ctx } from '#server/platform/context.ts'
import { listPublished } from './store-remarks.ts'

const RemarkId = idOf('rmk')

/** The published ones, for the learner's family. */
export async function listRemarks(ctx: Ctx, { size }: { readonly size: number }, { learnerId }: LearnerCall) {
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
