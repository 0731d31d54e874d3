import type { InputOf } from '#core/kernel/endpoint.ts'
import type { talksApi } from '#core/modules/talks/api.ts'
import { talkErrors as errors } from '#core/modules/talks/errors.ts'
import type { LearnerCall } from '#server/platform/access/require-own.ts'
import type { Ctx } from '#server/platform/context.ts'
import { inTransaction } from '#server/platform/database/db.ts'
import { findTalk, requireRegistered } from './find-talk.ts'
import { insertFeedback } from './store.ts'

/** Throws TALK_NEEDS_REGISTRATION, TALK_IS_NOT_OVER or FEEDBACK_IS_GIVEN. */
export async function giveFeedback(
  ctx: Ctx,
  { slug, rating, text }: InputOf<typeof talksApi.giveFeedback>,
  { learnerId }: LearnerCall,
): Promise<void> {
  const { webinar, phase } = await findTalk(ctx, slug)
  await requireRegistered(ctx, webinar.id, learnerId)
  if (phase !== 'after_talk') throw errors.TALK_IS_NOT_OVER()
  const feedback = { id: ctx.newId('tfb'), webinarId: webinar.id, learnerId, rating, text, now: ctx.now() }
  if (!(await inTransaction(ctx.db, (tx) => insertFeedback(tx, feedback)))) throw errors.FEEDBACK_IS_GIVEN()
}
