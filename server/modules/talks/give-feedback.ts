import type { InputOf } from '#core/kernel/endpoint.ts'
import type { talksApi } from '#core/modules/talks/api.ts'
import { talkErrors as errors } from '#core/modules/talks/errors.ts'
import { requireOwnLearner } from '#server/modules/accounts/index.ts'
import type { Call, Household } from '#server/platform/access/actor.ts'
import type { Ctx } from '#server/platform/context.ts'
import { inTransaction } from '#server/platform/database/db.ts'
import { findTalk, requireRegistered } from './find-talk.ts'
import { insertFeedback } from './store.ts'

/** Throws TALK_NEEDS_REGISTRATION, TALK_IS_NOT_OVER or FEEDBACK_IS_GIVEN. */
export async function giveFeedback(
  ctx: Ctx,
  { slug, rating, text, userId }: InputOf<typeof talksApi.giveFeedback>,
  { actor }: Call<Household>,
): Promise<void> {
  const learnerId = await requireOwnLearner(ctx, actor, userId)
  const { webinar, phase } = await findTalk(ctx, slug)
  await requireRegistered(ctx, webinar.id, learnerId)
  if (phase !== 'after_talk') throw errors.TALK_IS_NOT_OVER()
  const feedback = { id: ctx.newId('tfb'), webinarId: webinar.id, learnerId, rating, text, now: ctx.now() }
  if (!(await inTransaction(ctx.db, (tx) => insertFeedback(tx, feedback)))) throw errors.FEEDBACK_IS_GIVEN()
}
