// A learner in a lesson led by AI: where they are by the server's clock, and their answers.
import { paneErrors as errors } from '#core/modules/classroom/errors.ts'
import { isAnswerTo, isRightAnswer, type ClassAnswer } from '#core/modules/classroom/pane/class-question.ts'
import type { BranchStep } from '#core/modules/lessons/ai/graph.ts'
import { lessonMoment, type LearnerLesson } from '#core/modules/lessons/ai/lesson-clock.ts'
import type { AiLessonMoment } from '#core/modules/lessons/ai/moment.ts'
import type { Instant } from '#core/kernel/time.ts'
import {
  countAnswers,
  findLessonPlace,
  insertAnswer,
  listOwnAnswers,
  lockLessonPlace,
  type LessonPlace,
} from '#server/modules/classroom/index.ts'
import type { LearnerCall } from '#server/platform/access/require-own.ts'
import type { Ctx } from '#server/platform/context.ts'
import { inTransaction, type Db } from '#server/platform/database/db.ts'
import { questionOf } from './hold-lesson.ts'
import { showMoment, type Followed } from './show-moment.ts'
import { findHeld, insertShare, listShares, type HeldLesson } from './store-ai.ts'

interface InLesson {
  readonly id: string
}

/** Throws JOIN_FIRST. */
export async function viewAiLesson(ctx: Ctx, { id }: InLesson, { learnerId }: LearnerCall): Promise<AiLessonMoment> {
  const place = await findLessonPlace(ctx.db, { sessionId: id, learnerId })
  if (!place) throw errors.JOIN_FIRST()
  return showMoment(ctx, await follow(ctx.db, { sessionId: id, learnerId, place, now: ctx.now() }))
}

/**
 * The server's clock decides: an answer counts while the question is open for this learner. Throws JOIN_FIRST, ANSWERED_ALREADY,
 * QUESTION_IS_CLOSED or NOT_AN_ANSWER.
 */
export async function answerAiLesson(
  ctx: Ctx,
  { id: sessionId, stepId, choices, number }: InLesson & ClassAnswer & { readonly stepId: string },
  { learnerId }: LearnerCall,
): Promise<AiLessonMoment> {
  const after = await inTransaction(ctx.db, async (tx) => {
    const place = await lockLessonPlace(tx, { sessionId, learnerId })
    if (!place?.isRunning) throw errors.JOIN_FIRST()
    // One time decides and is written down: the question may close while this runs.
    const now = ctx.now()
    const { held, moment, answers } = await follow(tx, { sessionId, learnerId, place, now })
    if (answers.has(stepId)) throw errors.ANSWERED_ALREADY()
    if (moment.kind !== 'STEP' || moment.part !== 'MAIN' || moment.step.id !== stepId) throw errors.QUESTION_IS_CLOSED()
    const { step } = moment
    if (step.kind !== 'ASK' && step.kind !== 'POLL') throw errors.QUESTION_IS_CLOSED()
    const question = questionOf(step)
    if (!isAnswerTo(question, { choices, number })) throw errors.NOT_AN_ANSWER()
    const questionId = held.questions[stepId] ?? ''
    const isRight = isRightAnswer(question, { choices, number })
    const answer = { sessionId, questionId, learnerId, choices, number, isRight, now }
    if (!(await insertAnswer(tx, answer))) throw errors.ANSWERED_ALREADY()
    return follow(tx, { sessionId, learnerId, place, now: ctx.now() })
  })
  return showMoment(ctx, after)
}

interface Following {
  readonly sessionId: string
  readonly learnerId: string
  readonly place: LessonPlace
  readonly now: Instant
}

/** Throws JOIN_FIRST for a session that holds nothing. */
async function follow(db: Db, { sessionId, learnerId, place, now }: Following): Promise<Followed> {
  const held = await findHeld(db, sessionId)
  if (!held) throw errors.JOIN_FIRST()
  const own = await listOwnAnswers(db, { sessionId, learnerId })
  const answers = new Map(
    Object.entries(held.questions).flatMap(([stepId, questionId]) => {
      const answer = own.find((each) => each.questionId === questionId)
      return answer ? [[stepId, answer] as const] : []
    }),
  )
  const lesson = {
    startsAt: held.startsAt,
    joinedAt: place.joinedAt,
    now,
    answers: new Map([...answers].map(([stepId, { at, isRight }]) => [stepId, { at, isRight: isRight ?? false }])),
  }
  return { held, answers, moment: await momentOf(db, held, lesson) }
}

/** Counts the shares of the branches that the learner comes to. */
async function momentOf(
  db: Db,
  held: HeldLesson,
  { now, ...lesson }: Omit<LearnerLesson, 'shares'> & { readonly now: Instant },
) {
  let shares = await listShares(db, held.sessionId)
  for (;;) {
    const moment = lessonMoment(held.steps, { ...lesson, shares }, now)
    if (moment.kind !== 'SHARE') return moment
    await countShare(db, held, moment.branch)
    shares = await listShares(db, held.sessionId)
  }
}

const ALL_PERCENT = 100

async function countShare(db: Db, { sessionId, questions }: HeldLesson, { id: stepId, askId }: BranchStep) {
  const { answers = 0, right = 0 } = (await countAnswers(db, sessionId)).get(questions[askId] ?? '') ?? {}
  const percent = answers === 0 ? 0 : Math.round((right / answers) * ALL_PERCENT)
  await insertShare(db, { sessionId, stepId, percent })
}
