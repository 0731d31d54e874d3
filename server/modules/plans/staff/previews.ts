// The plans page shows a program with all its plans, so the preview of a plan shows it among the others.
import { gradeKey, type GradeAndStream } from '#core/modules/catalogue/grade-key.ts'
import { MAX_PAGE } from '#core/kernel/resource.ts'
import type { Instant } from '#core/kernel/time.ts'
import type { Tx } from '#server/platform/database/db.ts'
import { previewOf } from '#server/platform/resource/preview.ts'
import { linkTo } from '../including-plans.ts'
import { listWrittenPlans, plans, programs } from './published.ts'

export const planPreviews = [
  previewOf(programs, {
    // The link of a plan shows this program, and not another one of the same class.
    async path({ id, grade, stream, boards, target }, tx, now) {
      const plan = (await listWrittenPlans(tx, { programId: id }, now))[0]
      if (plan) return linkTo(plan.id)
      const [board = ''] = boards
      return `/plans?${new URLSearchParams({ grade: gradeKey({ grade, stream } as GradeAndStream), board, target })}`
    },
    alsoShown: (tx, { id }, now) => plansOf(tx, id, now),
  }),
  previewOf(plans, {
    path: ({ id }) => linkTo(id),
    alsoShown: async (tx, { programId }, now) => [
      { published: programs, id: programId },
      ...(await plansOf(tx, programId, now)),
    ],
  }),
]

async function plansOf(tx: Tx, programId: string, now: Instant) {
  const { data } = await plans.live.list(tx, { from: 0, size: MAX_PAGE, programId }, now)
  return data.map(({ id }) => ({ published: plans, id }))
}
