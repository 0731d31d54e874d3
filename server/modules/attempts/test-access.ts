// The papers that a learner may take: free papers are for everybody who is signed in, others come with courses that include tests.
import { attemptErrors as errors } from '#core/modules/attempts/errors.ts'
import { findLearner } from '#server/modules/accounts/index.ts'
import { findAccess, listEnrolments, type ServiceLock } from '#server/modules/enrolments/index.ts'
import { amountDue, latePaymentPath } from '#server/modules/instalments/index.ts'
import type { PaperHead } from '#server/modules/papers/index.ts'
import { plansIncluding } from '#server/modules/plans/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Db } from '#server/platform/database/db.ts'

/** NONE: the paper is for others. CLOSED: the plan of the learner's course does not include tests, or an instalment is late. */
export type TestAccess =
  | { readonly state: 'OPEN'; readonly lock?: undefined }
  | { readonly state: 'CLOSED' | 'NONE'; readonly lock: ServiceLock }

type Eligibility = Pick<PaperHead, 'learnerId' | 'kind' | 'isFree' | 'bundleIds' | 'grades'>

export async function testAccess(ctx: Ctx, db: Db, learnerId: string, paper: Eligibility): Promise<TestAccess> {
  if (!(await isMeantFor(db, learnerId, paper))) return ofOthers()
  if (paper.isFree) return { state: 'OPEN' }
  const { bundleIds } = paper
  const enrolments = await listEnrolments(db, learnerId, {}, ctx.now())
  const own = [...new Set(enrolments.map(({ bundleId }) => String(bundleId)))]
  const counted = bundleIds.length === 0 ? own : own.filter((id) => bundleIds.includes(id))
  const asks = counted.map((bundleId) => findAccess(ctx, db, { learnerId, bundleId, service: 'TESTS' }))
  const accesses = await Promise.all(asks)
  if (accesses.some(({ isOpen }) => isOpen)) return { state: 'OPEN' }
  const closed = accesses.flatMap((each) => (each.isOpen || !each.enrolment ? [] : { ...each.enrolment, because: each.because }))
  // A payment opens the test at once, another plan costs more.
  const late = closed.find(({ because }) => because === 'ACCESS_LIMITED')
  if (late) return { state: 'CLOSED', lock: await paymentLock(db, { learnerId, ...late }) }
  const bundles = closed.filter(({ because }) => because === 'NOT_IN_PLAN').map(({ bundleId }) => bundleId)
  return bundles.length === 0 ? ofOthers() : { state: 'CLOSED', lock: await planLock(db, bundles) }
} // prettier-ignore

/** A paper names classes, and a practice set its learner. Pupils in school have a code instead. */
async function isMeantFor(db: Db, learnerId: string, paper: Eligibility): Promise<boolean> {
  if (paper.kind === 'IN_SCHOOL' || (paper.learnerId !== null && paper.learnerId !== learnerId)) return false
  if (paper.grades.length === 0) return true
  const grade = (await findLearner(db, learnerId))?.studentInfo.grade
  return typeof grade === 'number' && paper.grades.includes(grade)
}

function ofOthers() {
  return { state: 'NONE', lock: { error: errors.TEST_NOT_INCLUDED(), path: '/plans' } } as const
}

interface LateEnrolment {
  readonly bundleId: string
  readonly learnerId: string
  readonly orderId: string | null
}

async function paymentLock(db: Db, late: LateEnrolment): Promise<ServiceLock> {
  return {
    error: errors.TEST_NEEDS_PAYMENT({ amount: await amountDue(db, late.orderId) }),
    path: latePaymentPath(late),
  }
}

/** Names the plans of the first of these courses that is sold with tests. */
async function planLock(db: Db, bundleIds: readonly string[]): Promise<ServiceLock> {
  for (const bundleId of bundleIds) {
    const { names, path } = await plansIncluding(db, bundleId, 'TESTS')
    if (names.length > 0) return { error: errors.TEST_NEEDS_PLAN({ plans: names.join(', ') }), path }
  }
  return ofOthers().lock
}
