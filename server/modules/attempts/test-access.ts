// The papers that a learner may take: free papers are for everybody who is signed in, others come with courses that include tests.
import { findLearner } from '#server/modules/accounts/index.ts'
import { findAccess, listEnrolments } from '#server/modules/enrolments/index.ts'
import type { PaperHead } from '#server/modules/papers/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Db } from '#server/platform/database/db.ts'

/** NONE: the paper is for others. CLOSED: the learner's course does not include tests, or an instalment is late. */
export type TestAccess = 'OPEN' | 'CLOSED' | 'NONE'

type Eligibility = Pick<PaperHead, 'kind' | 'isFree' | 'bundleIds' | 'grades'>

export async function testAccess(ctx: Ctx, db: Db, learnerId: string, { kind, isFree, bundleIds, grades }: Eligibility): Promise<TestAccess> {
  if (kind === 'IN_SCHOOL') return 'NONE'
  const learner = await findLearner(db, learnerId)
  const grade = learner?.studentInfo.grade ?? null
  if (grades.length > 0 && (grade === null || !grades.includes(grade))) return 'NONE'
  if (isFree) return 'OPEN'
  const enrolments = await listEnrolments(db, learnerId, {}, ctx.now())
  const own = [...new Set(enrolments.map(({ bundleId }) => String(bundleId)))]
  const counted = bundleIds.length === 0 ? own : own.filter((id) => bundleIds.includes(id))
  const access = await Promise.all(counted.map((bundleId) => findAccess(ctx, db, { learnerId, bundleId, service: 'TESTS' }))) // prettier-ignore
  if (access.some(({ isOpen }) => isOpen)) return 'OPEN'
  const isOver = access.every((each) => !each.isOpen && (each.because === 'NOT_ENROLLED' || each.because === 'VALIDITY_IS_OVER')) // prettier-ignore
  return isOver ? 'NONE' : 'CLOSED'
} // prettier-ignore
