// A teacher leads the questions of a class: shows those of learners, and puts questions and polls to the class.
import { teachingErrors as errors } from '#core/modules/classroom/errors.ts'
import { isAskable, type ClassQuestion } from '#core/modules/classroom/pane/class-question.ts'
import { ClassQuestionId } from '#core/modules/classroom/pane/pane-api.ts'
import { commonErrors } from '#core/kernel/common-errors.ts'
import { later, SECOND } from '#core/kernel/time.ts'
import type { Ctx } from '#server/platform/context.ts'
import { publishToClass, publishToTeacher } from '../room/topics.ts'
import { closeClassQuestion, insertClassQuestion } from './store-answers.ts'
import { updateChatLock, updateShown } from './store-questions.ts'
import { refuseUnlessRunning, type ClassCall } from '../teaching/own-class.ts'

interface NewQuestion extends ClassQuestion {
  readonly id: string
  readonly text: string
  readonly seconds: number
}

/** Throws QUESTION_IS_INCOMPLETE, or QUESTION_IS_OPEN while another one is. */
export async function askClass(
  ctx: Ctx,
  { id: sessionId, seconds, ...question }: NewQuestion,
  { taughtClass }: ClassCall,
) {
  refuseUnlessRunning(taughtClass)
  if (!isAskable(question)) throw errors.QUESTION_IS_INCOMPLETE()
  const now = ctx.now()
  const fresh = {
    ...question,
    id: ctx.newId('cqn'),
    versionId: null,
    optionIds: null,
    closesAt: later(now, seconds * SECOND),
  }
  await ctx.db.transaction().execute(async (tx) => {
    if (!(await insertClassQuestion(tx, { ...fresh, sessionId, now }))) throw errors.QUESTION_IS_OPEN()
    await publishToClass(ctx, tx, sessionId, 'pane-changed')
  })
  return { id: ClassQuestionId.parse(fresh.id), closesAt: fresh.closesAt }
}

interface OfQuestion {
  readonly id: string
  readonly questionId: string
}

/** Throws NOT_FOUND_ERROR for a question of another class. */
export async function closeQuestion(
  ctx: Ctx,
  { id: sessionId, questionId }: OfQuestion,
  { taughtClass }: ClassCall,
): Promise<void> {
  refuseUnlessRunning(taughtClass)
  await ctx.db.transaction().execute(async (tx) => {
    if (!(await closeClassQuestion(tx, { sessionId, questionId, now: ctx.now() }))) throw commonErrors.NOT_FOUND_ERROR()
    await publishToClass(ctx, tx, sessionId, 'pane-changed')
  })
}

/** Throws NOT_FOUND_ERROR for a question of another class. */
export async function showQuestion(
  ctx: Ctx,
  { id: sessionId, questionId, isShown }: OfQuestion & { readonly isShown: boolean },
  { taughtClass }: ClassCall,
): Promise<void> {
  refuseUnlessRunning(taughtClass)
  await ctx.db.transaction().execute(async (tx) => {
    if (!(await updateShown(tx, { sessionId, questionId }, isShown ? ctx.now() : null)))
      throw commonErrors.NOT_FOUND_ERROR()
    await publishToClass(ctx, tx, sessionId, 'pane-changed')
    await publishToTeacher(ctx, tx, sessionId)
  })
}

export async function lockChat(
  ctx: Ctx,
  { id: sessionId, isLocked }: { readonly id: string; readonly isLocked: boolean },
  { taughtClass }: ClassCall,
): Promise<void> {
  refuseUnlessRunning(taughtClass)
  await ctx.db.transaction().execute(async (tx) => {
    await updateChatLock(tx, sessionId, isLocked)
    await publishToClass(ctx, tx, sessionId, 'pane-changed')
  })
}
