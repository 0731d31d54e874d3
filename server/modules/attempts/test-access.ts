// The papers that a learner may take: free papers are for everybody who is signed in, others come with courses that include tests.
import type { DomainError } from '#core/kernel/error.ts'
import type { Service } from '#core/modules/plans/service-inclusion.ts'
import { accountErrors } from '#core/modules/accounts/errors.ts'
import { standingOf } from '#core/modules/accounts/standing.ts'
import { attemptErrors as errors } from '#core/modules/attempts/errors.ts'
import { findLearner } from '#server/modules/accounts/index.ts'
import { listBundlesAtAnyTime, listCoursesOfTest } from '#server/modules/catalogue/index.ts'
import { findAccess, listEnrolments, type ServiceLock } from '#server/modules/enrolments/index.ts'
import { amountDue, latePaymentPath } from '#server/modules/instalments/index.ts'
import type { PaperHead } from '#server/modules/papers/index.ts'
import { plansIncluding } from '#server/modules/plans/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { PaperAsk, PaperPlace } from '#server/platform/paper-place.ts'
import type { Db } from '#server/platform/database/db.ts'

/** NONE: the paper is for others. CLOSED: the plan of the learner's course does not include tests, an instalment is late, or a parent's consent is missing. */
export type TestAccess =
  | { readonly state: 'OPEN'; readonly lock?: undefined }
  | { readonly state: 'CLOSED' | 'NONE'; readonly lock: ServiceLock }

type Eligibility = Pick<PaperHead, 'id' | 'learnerId' | 'kind' | 'isFree' | 'bundleIds' | 'grades' | 'languages'>

export async function testAccess(ctx: Ctx, db: Db, learnerId: string, paper: Eligibility): Promise<TestAccess> {
  if (!(await isMeantFor(ctx, db, learnerId, paper))) return ofOthers(TEST)
  const learner = await findLearner(db, learnerId)
  // A child's answers are stored once a parent has agreed: docs/decisions/0012-consent.md.
  if (learner && standingOf(learner, ctx.now()) === 'CHILD')
    return { state: 'CLOSED', lock: { error: accountErrors.CONSENT_NEEDED(), path: '/me/consent' } }
  return accessBy(TEST, ctx, db, { ...paper, learnerId })
}

/** The places of these papers in other modules: benchmarks of batches, quizzes of talks. */
export async function placesOf(ctx: Ctx, db: Db, ask: PaperAsk): Promise<PaperPlace[]> {
  const places = await Promise.all(ctx.modules.map(({ paperPlaces }) => paperPlaces?.(ctx, db, ask) ?? []))
  return places.flat()
}

/** Why a learner cannot ask about the questions of a test. A free test is free in this too. */
export async function findDoubtLock(ctx: Ctx, learnerId: string, paper: CoursesOfPaper): Promise<ServiceLock | undefined> {
  return (await accessBy(DOUBT, ctx, ctx.db, { ...paper, learnerId })).lock
} // prettier-ignore

type CoursesOfPaper = Pick<PaperHead, 'id' | 'isFree' | 'bundleIds' | 'languages'>

/** A service of the plans, and the words for a family that does not have it. */
interface ServiceWords {
  readonly service: Service
  readonly notIncluded: () => DomainError
  readonly needsPlan: (values: { readonly plans: string }) => DomainError
  readonly needsPayment: (values: { readonly amount: string }) => DomainError
}
const TEST: ServiceWords = {
  service: 'TESTS',
  notIncluded: errors.TEST_NOT_INCLUDED,
  needsPlan: errors.TEST_NEEDS_PLAN,
  needsPayment: errors.TEST_NEEDS_PAYMENT,
}
const DOUBT: ServiceWords = {
  service: 'DOUBT_SOLVING',
  notIncluded: errors.DOUBT_NOT_INCLUDED,
  needsPlan: errors.DOUBT_NEEDS_PLAN,
  needsPayment: errors.DOUBT_NEEDS_PAYMENT,
}

async function accessBy(words: ServiceWords, ctx: Ctx, db: Db, paper: CoursesOfPaper & { readonly learnerId: string }): Promise<TestAccess> {
  if (paper.isFree) return { state: 'OPEN' }
  const { learnerId } = paper
  const { service } = words
  const enrolments = await listEnrolments(db, learnerId, {}, ctx.now())
  const own = [...new Set(enrolments.map(({ bundleId }) => String(bundleId)))]
  const counted = await coursesOf(db, paper, own)
  const asks = counted.map((bundleId) => findAccess(ctx, db, { learnerId, bundleId, service }))
  const accesses = await Promise.all(asks)
  if (accesses.some(({ isOpen }) => isOpen)) return { state: 'OPEN' }
  const closed = accesses.flatMap((each) => (each.isOpen || !each.enrolment ? [] : { ...each.enrolment, because: each.because }))
  // A payment opens the test at once, another plan costs more.
  const late = closed.find(({ because }) => because === 'ACCESS_LIMITED')
  if (late) return { state: 'CLOSED', lock: await paymentLock(words, db, { learnerId, ...late }) }
  const bundles = closed.filter(({ because }) => because === 'NOT_IN_PLAN').map(({ bundleId }) => bundleId)
  return bundles.length === 0 ? ofOthers(words) : { state: 'CLOSED', lock: await planLock(words, db, bundles) }
} // prettier-ignore

/**
 * Those of a learner's courses that the paper belongs to: the courses that it names, or else those whose lessons have it, or else all. A
 * course has only tests that can be taken in its language.
 */
async function coursesOf(db: Db, { id, bundleIds, languages }: CoursesOfPaper, own: readonly string[]): Promise<string[]> {
  const named = bundleIds.length > 0 ? bundleIds : await listCoursesOfTest(db, id)
  const counted = named.length === 0 ? own : own.filter((each) => named.includes(each))
  const courses = await listBundlesAtAnyTime(db, counted)
  return courses.filter(({ language }) => languages.includes(language)).map((course) => String(course.id))
} // prettier-ignore

/** A paper names classes, a practice set its learner, and a batch its benchmarks. Pupils in school have a code instead. */
async function isMeantFor(ctx: Ctx, db: Db, learnerId: string, paper: Eligibility): Promise<boolean> {
  if (paper.kind === 'IN_SCHOOL' || (paper.learnerId !== null && paper.learnerId !== learnerId)) return false
  if (paper.kind === 'BENCHMARK') {
    const places = await placesOf(ctx, db, { learnerId, paperIds: [paper.id] })
    if (!places.some(({ isMeant }) => isMeant)) return false
  }
  if (paper.grades.length === 0) return true
  const grade = (await findLearner(db, learnerId))?.studentInfo.grade
  return typeof grade === 'number' && paper.grades.includes(grade)
}

function ofOthers({ notIncluded }: ServiceWords) {
  return { state: 'NONE', lock: { error: notIncluded(), path: '/plans' } } as const
}

interface LateEnrolment {
  readonly bundleId: string
  readonly learnerId: string
  readonly orderId: string | null
}

async function paymentLock({ needsPayment }: ServiceWords, db: Db, late: LateEnrolment): Promise<ServiceLock> {
  return {
    error: needsPayment({ amount: await amountDue(db, late.orderId) }),
    path: latePaymentPath(late),
  }
}

/** Names the plans of the first of these courses that is sold with the service. */
async function planLock(words: ServiceWords, db: Db, bundleIds: readonly string[]): Promise<ServiceLock> {
  for (const bundleId of bundleIds) {
    const { names, path } = await plansIncluding(db, bundleId, words.service)
    if (names.length > 0) return { error: words.needsPlan({ plans: names.join(', ') }), path }
  }
  return ofOthers(words).lock
}
