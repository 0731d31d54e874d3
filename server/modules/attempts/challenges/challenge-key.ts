// A learner says that a question of a released test is wrong.
import type { Challenge } from '#core/modules/attempts/after-test-api.ts'
import { commonErrors } from '#core/kernel/common-errors.ts'
import { DAY, isBefore, later, type Instant } from '#core/kernel/time.ts'
import type { Paper } from '#server/modules/papers/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import { requireReleased } from '../results/release.ts'
import type { Attempt } from '../store.ts'
import { insertChallenge, listChallenges } from './store-challenges.ts'

type ChallengeInput = Pick<Challenge, 'questionId' | 'claim' | 'evidence'>

/** A second challenge of a question answers the first. After the window it is a report that staff read. Throws RESULT_NOT_RELEASED and NOT_FOUND_ERROR. */
export async function challengeKey(ctx: Ctx, attempt: Attempt, { questionId, claim, evidence }: ChallengeInput): Promise<Challenge> {
  const paper = await requireReleased(ctx, attempt)
  const isInPaper = paper.sections.some(({ questions }) => questions.includes(questionId))
  if (!isInPaper) throw commonErrors.NOT_FOUND_ERROR()
  const until = openUntil(attempt, paper)
  const isLate = until === null || isBefore(until, ctx.now())
  const { id: attemptId, learnerId, paperId } = attempt
  const fresh = { id: ctx.newId('chl'), attemptId, learnerId, paperId, questionId, claim, evidence, isLate, now: ctx.now() }
  const stored = await insertChallenge(ctx.db, fresh)
  if (!stored) throw commonErrors.NOT_FOUND_ERROR()
  return stored
} // prettier-ignore

/** Throws RESULT_NOT_RELEASED. */
export async function viewChallenges(ctx: Ctx, attempt: Attempt): Promise<{ challenges: Challenge[]; openUntil: Instant | null }> {
  const paper = await requireReleased(ctx, attempt)
  return { challenges: await listChallenges(ctx.db, attempt), openUntil: openUntil(attempt, paper) }
} // prettier-ignore

/** The end of the window: so many days after the learner could read the result. Null: this paper has none. */
function openUntil({ evaluatedAt }: Attempt, { challengeDays, release, releasedAt, closesAt }: Paper): Instant | null {
  if (challengeDays === 0 || evaluatedAt === null) return null
  const released = release === 'AT_ONCE' ? null : (releasedAt ?? closesAt)
  const readable = released !== null && isBefore(evaluatedAt, released) ? released : evaluatedAt
  return later(readable, challengeDays * DAY)
}
