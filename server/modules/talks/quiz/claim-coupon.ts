import type { InputOf } from '#core/kernel/endpoint.ts'
import type { talksApi } from '#core/modules/talks/api.ts'
import { talkErrors as errors } from '#core/modules/talks/errors.ts'
import { giveCode } from '#server/modules/coupons/index.ts'
import type { LearnerCall } from '#server/platform/access/require-own.ts'
import type { Ctx } from '#server/platform/context.ts'
import { inTransaction } from '#server/platform/database/db.ts'
import { findTalk, requireRegistered } from '../find-talk.ts'
import { quizStanding, subjectOf } from './quiz-standing.ts'

/** One code for each learner and talk. Throws TALK_NEEDS_REGISTRATION, QUIZ_NOT_PASSED or COUPONS_ARE_GONE. */
export async function claimCoupon(
  ctx: Ctx,
  { slug }: InputOf<typeof talksApi.claimCoupon>,
  { learnerId }: LearnerCall,
) {
  const { webinar, talk } = await findTalk(ctx, slug)
  await requireRegistered(ctx, webinar.id, learnerId)
  const quiz = await quizStanding(ctx, talk, learnerId)
  if (!talk?.couponPoolId || !quiz?.isPassed) throw errors.QUIZ_NOT_PASSED()
  const gift = { poolId: talk.couponPoolId, subject: subjectOf(talk), learnerId }
  const couponCode = await inTransaction(ctx.db, (tx) => giveCode(ctx, tx, gift))
  if (couponCode === undefined) throw errors.COUPONS_ARE_GONE()
  return { couponCode }
}
