// A learner takes part in a class: asks the teacher, votes for questions, and answers those to the class.
import { paneErrors as errors } from '#core/modules/classroom/errors.ts'
import { isAnswerTo, isRightAnswer, type ClassAnswer } from '#core/modules/classroom/pane/class-question.ts'
import { commonErrors } from '#core/kernel/common-errors.ts'
import { isBefore } from '#core/kernel/time.ts'
import { maskContacts } from '#core/taxonomy/mask-contacts.ts'
import type { LearnerCall } from '#server/platform/access/require-own.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/database/db.ts'
import { publishToTeacher } from '../room/topics.ts'
import { holdClassQuestion, insertAnswer } from './store-answers.ts'
import { findPaneStanding, insertLearnerQuestion, insertVote } from './store-questions.ts'

interface InClass {
  readonly id: string
}

const MOST_QUESTIONS = 20

/** Throws JOIN_FIRST, CHAT_IS_LOCKED or TOO_MANY_QUESTIONS. */
export async function askTeacher(
  ctx: Ctx,
  ask: InClass & { readonly text: string },
  { learnerId }: LearnerCall,
): Promise<void> {
  await inClass(ctx, { sessionId: ask.id, learnerId }, async (tx, place, standing) => {
    if (standing.isChatLocked) throw errors.CHAT_IS_LOCKED()
    const question = {
      ...place,
      id: ctx.newId('lqn'),
      text: maskContacts(ask.text),
      now: ctx.now(),
      most: MOST_QUESTIONS,
    }
    if (!(await insertLearnerQuestion(tx, question))) throw errors.TOO_MANY_QUESTIONS({ n: MOST_QUESTIONS })
    await publishToTeacher(ctx, tx, ask.id)
  })
}

/** Throws JOIN_FIRST, or NOT_FOUND_ERROR for a question that the class does not see. */
export async function voteQuestion(
  ctx: Ctx,
  ask: InClass & { readonly questionId: string },
  { learnerId }: LearnerCall,
): Promise<void> {
  await inClass(ctx, { sessionId: ask.id, learnerId }, async (tx, place) => {
    if (!(await insertVote(tx, { ...place, questionId: ask.questionId }))) throw commonErrors.NOT_FOUND_ERROR()
  })
}

/** The server's clock decides. Throws JOIN_FIRST, NOT_FOUND_ERROR, QUESTION_IS_CLOSED, ANSWERED_ALREADY or NOT_AN_ANSWER. */
export async function answerQuestion(
  ctx: Ctx,
  ask: InClass & ClassAnswer & { readonly questionId: string },
  { learnerId }: LearnerCall,
): Promise<void> {
  const { questionId, choices, number } = ask
  await inClass(ctx, { sessionId: ask.id, learnerId }, async (tx, place) => {
    const question = await holdClassQuestion(tx, { ...place, questionId })
    if (!question) throw commonErrors.NOT_FOUND_ERROR()
    const now = ctx.now()
    if (!isBefore(now, question.closesAt)) throw errors.QUESTION_IS_CLOSED()
    if (!isAnswerTo(question, { choices, number })) throw errors.NOT_AN_ANSWER()
    const isRight = isRightAnswer(question, { choices, number })
    if (!(await insertAnswer(tx, { ...place, questionId, choices, number, isRight, now })))
      throw errors.ANSWERED_ALREADY()
  })
}

interface PlaceInClass {
  readonly sessionId: string
  readonly learnerId: string
}

type InClassWork = (tx: Tx, place: PlaceInClass, standing: { readonly isChatLocked: boolean }) => Promise<void>

/** In one transaction, for a learner who has a place in a class that runs. Throws JOIN_FIRST for everybody else. */
async function inClass(ctx: Ctx, place: PlaceInClass, work: InClassWork): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    const standing = await findPaneStanding(tx, place)
    if (!standing?.isRunning) throw errors.JOIN_FIRST()
    await work(tx, place, standing)
  })
}
