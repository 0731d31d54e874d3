// Decisions about challenges. A correction of the key upholds them; a rejection has an answer for the learner.
import { commonErrors } from '#core/kernel/common-errors.ts'
import { resourceErrors } from '#core/kernel/resource/resource-errors.ts'
import { regradeErrors as errors } from '#core/modules/attempts/errors.ts'
import { findPaper } from '#server/modules/papers/index.ts'
import { notify } from '#server/modules/notices/index.ts'
import type { Call, Staff } from '#server/platform/access/actor.ts'
import { audit } from '#server/platform/audit.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/database/db.ts'
import { writing } from '#server/platform/resource/resource.ts'
import { challengeRows, updateUpheld, type DecidedChallenge } from './store-challenges.ts'

interface Rejection {
  readonly id: string
  readonly version: string
  readonly answer: string
}

/** Throws NOT_FOUND_ERROR, STALE_VERSION and CHALLENGE_DECIDED. */
export async function rejectChallenge(ctx: Ctx, { id, version, answer }: Rejection, { actor }: Call<Staff>) {
  return writing(ctx, async (tx) => {
    const before = await lockOpen(ctx, tx, { id, version })
    const decision = { status: 'REJECTED' as const, answer, decidedBy: actor.staffId, decidedAt: ctx.now() }
    await challengeRows.update(tx, id, decision, ctx.now())
    const detail = { before: { status: before.status }, after: { status: decision.status }, reason: answer }
    await audit(ctx, tx, { actor, action: 'key-challenges.reject', subject: `key-challenges/${id}`, detail })
    await tellDecided(ctx, tx, 'challenge-rejected', before)
    return { status: decision.status }
  })
}

interface ChallengeVersion {
  readonly id: string
  readonly version: string
}

async function lockOpen(ctx: Ctx, tx: Tx, { id, version }: ChallengeVersion) {
  await challengeRows.lock(tx, id)
  const before = await challengeRows.find(tx, id, ctx.now())
  if (!before) throw commonErrors.NOT_FOUND_ERROR()
  if (before.status !== 'OPEN') throw errors.CHALLENGE_DECIDED()
  if (before.version !== version) throw resourceErrors.STALE_VERSION()
  return before
}

/** Only this learner is right: a written answer is marked again. Throws NOT_FOUND_ERROR, STALE_VERSION and CHALLENGE_DECIDED. */
export async function upholdChallenge(ctx: Ctx, tx: Tx, actor: Staff, challenge: ChallengeVersion): Promise<{ attemptId: string; questionId: string }> {
  const before = await lockOpen(ctx, tx, challenge)
  if (before.claim !== 'MARKS') throw commonErrors.NOT_FOUND_ERROR()
  const decision = { status: 'UPHELD' as const, decidedBy: actor.staffId, decidedAt: ctx.now() }
  await challengeRows.update(tx, before.id, decision, ctx.now())
  const detail = { before: { status: before.status }, after: { status: decision.status } }
  await audit(ctx, tx, { actor, action: 'key-challenges.uphold', subject: `key-challenges/${before.id}`, detail })
  await tellDecided(ctx, tx, 'challenge-upheld', before)
  return { attemptId: before.attemptId, questionId: before.questionId }
} // prettier-ignore

/** In the transaction that approves the correction. */
export async function upholdChallenges(ctx: Ctx, tx: Tx, question: { readonly paperId: string; readonly questionId: string }): Promise<void> {
  for (const challenge of await updateUpheld(tx, { ...question, now: ctx.now() }))
    await tellDecided(ctx, tx, 'challenge-upheld', challenge)
} // prettier-ignore

type Decided = 'challenge-upheld' | 'challenge-rejected'

async function tellDecided(ctx: Ctx, tx: Tx, type: Decided, { id, attemptId, learnerId, paperId }: DecidedChallenge): Promise<void> {
  const paper = await findPaper(tx, paperId)
  await notify(ctx, tx, {
    to: { learnerId },
    type,
    key: `challenge ${id}`,
    purpose: 'REPORTS',
    values: { test: paper?.title ?? '–' },
    link: `/quiz/${paperId}/result/${attemptId}`,
    subject: attemptId,
  })
} // prettier-ignore
