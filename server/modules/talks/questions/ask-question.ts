import { commonErrors } from '#core/kernel/common-errors.ts'
import type { InputOf } from '#core/kernel/endpoint.ts'
import type { talksApi } from '#core/modules/talks/api.ts'
import { talkErrors as errors } from '#core/modules/talks/errors.ts'
import { QuestionId } from '#core/modules/talks/talk.ts'
import type { LearnerCall } from '#server/platform/access/require-own.ts'
import type { Ctx } from '#server/platform/context.ts'
import { findTalk, requireRegistered } from '../find-talk.ts'
import { insertQuestion, insertVote, lockShown } from './store-questions.ts'

/** Nobody else reads it before staff have. Throws TALK_NEEDS_REGISTRATION, TALK_IS_OVER or TALK_QUESTION_IS_OPEN. */
export async function askQuestion(
  ctx: Ctx,
  { slug, text }: InputOf<typeof talksApi.askQuestion>,
  { learnerId }: LearnerCall,
) {
  const { webinar, phase } = await findTalk(ctx, slug)
  await requireRegistered(ctx, webinar.id, learnerId)
  if (phase === 'after_talk' || webinar.status === 'CANCELLED') throw errors.TALK_IS_OVER()
  const id = QuestionId.parse(ctx.newId('tqn'))
  if (!(await insertQuestion(ctx.db, { id, webinarId: webinar.id, learnerId, text, now: ctx.now() }))) throw errors.TALK_QUESTION_IS_OPEN() // prettier-ignore
  return { id }
}

/** Once for each learner. Throws NOT_FOUND_ERROR for a question that is not shown. */
export async function voteForQuestion(
  ctx: Ctx,
  { id }: InputOf<typeof talksApi.voteForQuestion>,
  { learnerId }: LearnerCall,
) {
  const votes = await ctx.db.transaction().execute(async (tx) => {
    const question = await lockShown(tx, id)
    if (!question) throw commonErrors.NOT_FOUND_ERROR()
    return question.votes + ((await insertVote(tx, id, learnerId)) ? 1 : 0)
  })
  return { votes }
}
