// The papers that a learner's courses open, and the reasons why others stay closed.
import type { DomainError } from '#core/kernel/error.ts'
import type { Service } from '#core/modules/plans/service-inclusion.ts'
import { attemptErrors as errors } from '#core/modules/attempts/errors.ts'
import type { Enrolment } from '#core/modules/enrolments/enrolment.ts'
import { listBundlesAtAnyTime, listCoursesOfTests } from '#server/modules/catalogue/index.ts'
import { listAccesses, type ServiceLock } from '#server/modules/enrolments/index.ts'
import { amountDue, latePaymentPath } from '#server/modules/instalments/index.ts'
import type { PaperHead } from '#server/modules/papers/index.ts'
import { plansIncluding } from '#server/modules/plans/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Db } from '#server/platform/database/db.ts'
import { isPaperOf, namedCourses } from './paper-courses.ts'

/** NONE: the paper is for others. CLOSED: the plan of the learner's course does not include tests, an instalment is late, or a parent's consent is missing. */
export type TestAccess =
  | { readonly state: 'OPEN'; readonly lock?: undefined }
  | { readonly state: 'CLOSED' | 'NONE'; readonly lock: ServiceLock }

export type CoursesOfPaper = Pick<PaperHead, 'id' | 'isFree' | 'bundleIds' | 'languages'>

/** A service of the plans, and the words for a family that does not have it. */
interface ServiceWords {
  readonly service: Service
  readonly notIncluded: () => DomainError
  readonly needsPlan: (values: { readonly plans: string }) => DomainError
  readonly needsPayment: (values: { readonly amount: string }) => DomainError
}
export const TEST: ServiceWords = {
  service: 'TESTS',
  notIncluded: errors.TEST_NOT_INCLUDED,
  needsPlan: errors.TEST_NEEDS_PLAN,
  needsPayment: errors.TEST_NEEDS_PAYMENT,
}
export const DOUBT: ServiceWords = {
  service: 'DOUBT_SOLVING',
  notIncluded: errors.DOUBT_NOT_INCLUDED,
  needsPlan: errors.DOUBT_NEEDS_PLAN,
  needsPayment: errors.DOUBT_NEEDS_PAYMENT,
}

interface PapersOfLearner {
  readonly learnerId: string
  readonly papers: readonly CoursesOfPaper[]
}

/** Reads the learner's courses once. The answer decides on one of the papers, by those that it belongs to. */
export async function readCourseAccess(
  words: ServiceWords,
  ctx: Ctx,
  db: Db,
  { learnerId, papers }: PapersOfLearner,
): Promise<(paper: CoursesOfPaper) => Promise<TestAccess>> {
  const coursesOf = await readCourses(words, ctx, db, { learnerId, papers: papers.filter(({ isFree }) => !isFree) })
  const locks = lockReader(words, db, learnerId)
  return async (paper) => {
    const accesses = paper.isFree ? [] : coursesOf(paper)
    if (paper.isFree || accesses.some(({ isOpen }) => isOpen)) return { state: 'OPEN' }
    const closed = accesses.flatMap((each) => (each.isOpen || !each.enrolment ? [] : { ...each.enrolment, because: each.because })) // prettier-ignore
    // A payment opens the test at once, another plan costs more.
    const late = closed.find(({ because }) => because === 'ACCESS_LIMITED')
    if (late) return { state: 'CLOSED', lock: await locks.ofPayment(late) }
    const bundles = closed.filter(({ because }) => because === 'NOT_IN_PLAN').map(({ bundleId }) => bundleId)
    return bundles.length === 0 ? ofOthers(words) : { state: 'CLOSED', lock: await locks.ofPlans(bundles) }
  }
}

export function ofOthers({ notIncluded }: ServiceWords) {
  return { state: 'NONE', lock: { error: notIncluded(), path: '/plans' } } as const
}

/** Those of a learner's courses that a paper belongs to. */
async function readCourses({ service }: ServiceWords, ctx: Ctx, db: Db, { learnerId, papers }: PapersOfLearner) {
  const accesses = papers.length === 0 ? undefined : await listAccesses(ctx, db, { learnerId, service })
  const courses = await listBundlesAtAnyTime(db, [...(accesses?.keys() ?? [])])
  const unnamed = courses.length === 0 ? [] : papers.filter(({ bundleIds }) => bundleIds.length === 0)
  const byTest = await listCoursesOfTests(db, unnamed.map(({ id }) => id)) // prettier-ignore
  return (paper: CoursesOfPaper) => {
    const named = namedCourses(paper, byTest)
    return courses.filter((course) => isPaperOf(course, paper, named)).flatMap(({ id }) => accesses?.get(id) ?? [])
  }
}

/** Each lock is read once, however many papers it closes. */
function lockReader(words: ServiceWords, db: Db, learnerId: string) {
  const read = new Map<string, Promise<ServiceLock>>()
  const once = (key: string, lock: () => Promise<ServiceLock>) => {
    const known = read.get(key) ?? lock()
    read.set(key, known)
    return known
  }
  return {
    ofPayment: (late: Enrolment) => once(late.bundleEnrolmentId, () => paymentLock(words, db, { ...late, learnerId })),
    ofPlans: (bundleIds: readonly string[]) => once(bundleIds.join(' '), () => planLock(words, db, bundleIds)),
  }
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
