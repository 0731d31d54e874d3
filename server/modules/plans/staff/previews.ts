// A program stands on the plans page with all its plans: each of them is looked at among the others.
import { gradeKey, type GradeAndStream } from '#core/modules/catalogue/grade-key.ts'
import { MAX_PAGE } from '#core/kernel/resource.ts'
import type { Instant } from '#core/kernel/time.ts'
import type { Tx } from '#server/platform/database/db.ts'
import { previewOf } from '#server/platform/resource/preview.ts'
import { plans, programs } from './published.ts'

const feature = 'plans'

export const planPreviews = [
  previewOf(programs, {
    feature,
    path({ grade, stream, boards, target }) {
      const study = { grade, stream } as GradeAndStream // the contract's
      const [board = ''] = boards as readonly string[] // likewise
      return `/plans?${new URLSearchParams({ grade: gradeKey(study), board, target: String(target) })}`
    },
    beside: (tx, { id }, now) => plansOf(tx, id, now),
  }),
  previewOf(plans, {
    feature,
    path: ({ id }) => `/plans?subscriptionPlanId=${String(id)}`,
    beside: async (tx, { programId }, now) => [
      { published: programs, id: String(programId) },
      ...(await plansOf(tx, programId, now)),
    ],
  }),
]

async function plansOf(tx: Tx, programId: unknown, now: Instant) {
  const { data } = await plans.live.list(tx, { from: 0, size: MAX_PAGE, programId }, now)
  return data.map(({ id }) => ({ published: plans, id }))
}
