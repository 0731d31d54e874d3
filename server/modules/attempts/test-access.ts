// The papers that a learner may take: free papers are for everybody who is signed in, others come with courses that include tests.
import { accountErrors } from '#core/modules/accounts/errors.ts'
import type { Learner } from '#core/modules/accounts/account.ts'
import { standingOf } from '#core/modules/accounts/standing.ts'
import { findLearner } from '#server/modules/accounts/index.ts'
import type { ServiceLock } from '#server/modules/enrolments/index.ts'
import type { PaperHead } from '#server/modules/papers/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Db } from '#server/platform/database/db.ts'
import { DOUBT, ofOthers, readCourseAccess, TEST, type CoursesOfPaper, type TestAccess } from './course-access.ts'
import { paperPlaces, type PaperAsk, type PaperPlace } from './points/paper-places.ts'

type Eligibility = Pick<PaperHead, 'id' | 'learnerId' | 'kind' | 'isFree' | 'bundleIds' | 'grades' | 'languages'>

export async function testAccess(ctx: Ctx, db: Db, learnerId: string, paper: Eligibility): Promise<TestAccess> {
  const learner = await findLearner(db, learnerId)
  const places = paper.kind === 'BENCHMARK' ? await placesOf(ctx, db, { learnerId, paperIds: [paper.id] }) : []
  return (await readTestAccess(ctx, db, { learnerId, learner, papers: [paper], places }))(paper)
}

interface PapersOfLearner {
  readonly learnerId: string
  readonly learner: Learner | undefined
  readonly papers: readonly Eligibility[]
  readonly places: readonly PaperPlace[]
}

/** Reads what decides on these papers, for all at once. The answer decides on one of them. */
export async function readTestAccess(
  ctx: Ctx,
  db: Db,
  { learnerId, learner, papers, places }: PapersOfLearner,
): Promise<(paper: Eligibility) => Promise<TestAccess>> {
  const taker = { learnerId, grade: learner?.studentInfo.grade, places }
  const meant = papers.filter((paper) => isMeantFor(taker, paper))
  // A child's answers are stored once a parent has agreed: docs/decisions/0012-consent.md.
  const isWaiting = learner !== undefined && standingOf(learner, ctx.now()) === 'CHILD'
  const byCourses = await readCourseAccess(TEST, ctx, db, { learnerId, papers: isWaiting ? [] : meant })
  return (paper) => {
    if (!isMeantFor(taker, paper)) return Promise.resolve(ofOthers(TEST))
    const lock = { error: accountErrors.CONSENT_NEEDED(), path: '/me/consent' }
    return isWaiting ? Promise.resolve({ state: 'CLOSED', lock }) : byCourses(paper)
  }
}

/** The places of these papers in other modules: benchmarks of batches, quizzes of talks. */
export async function placesOf(ctx: Ctx, db: Db, ask: PaperAsk): Promise<PaperPlace[]> {
  const places = await Promise.all(paperPlaces.all(ctx).map((find) => find(ctx, db, ask)))
  return places.flat()
}

/** Why a learner cannot ask about the questions of a test. A free test is free in this too. */
export async function findDoubtLock(ctx: Ctx, learnerId: string, paper: CoursesOfPaper): Promise<ServiceLock | undefined> {
  const accessOf = await readCourseAccess(DOUBT, ctx, ctx.db, { learnerId, papers: [paper] })
  return (await accessOf(paper)).lock
} // prettier-ignore

interface Taker {
  readonly learnerId: string
  readonly grade: Learner['studentInfo']['grade'] | undefined
  readonly places: readonly PaperPlace[]
}

/** A paper names classes, a practice set its learner, and a batch its benchmarks. Pupils in school have a code instead. */
function isMeantFor({ learnerId, grade, places }: Taker, paper: Eligibility): boolean {
  if (paper.kind === 'IN_SCHOOL' || (paper.learnerId !== null && paper.learnerId !== learnerId)) return false
  if (paper.kind === 'BENCHMARK' && !places.some(({ paperId, isMeant }) => isMeant && paperId === paper.id))
    return false
  return paper.grades.length === 0 || (typeof grade === 'number' && paper.grades.includes(grade))
}
