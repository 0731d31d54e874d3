// A lesson led by AI, for a learner who has joined its class.
import { z } from 'zod'
import { endpoint } from '#core/kernel/endpoint.ts'
import { callerFields } from '#core/kernel/schemas.ts'
import { LearnerId } from '#core/modules/accounts/account.ts'
import { paneErrors } from '#core/modules/classroom/errors.ts'
import { OwnAnswer } from '#core/modules/classroom/pane/pane-api.ts'
import { SessionId } from '#core/modules/classroom/session.ts'
import { AiLessonMoment } from './moment.ts'

const mine = { userId: LearnerId.optional(), ...callerFields }
const params = z.object({ id: SessionId })
const { JOIN_FIRST, QUESTION_IS_CLOSED, ANSWERED_ALREADY, NOT_AN_ANSWER } = paneErrors

export const aiLessonApi = {
  getAiLesson: endpoint({
    method: 'GET',
    path: '/classes/:id/ai-lesson',
    summary: 'Get where a learner is in a lesson led by AI, by the server’s clock',
    access: 'learner',
    params,
    query: z.object(mine),
    response: AiLessonMoment,
    errors: [JOIN_FIRST],
    limit: { calls: 120, perSeconds: 60 },
    // The first call after a question may count the class's answers.
    supportView: 'HIDDEN',
  }),
  answerAiLesson: endpoint({
    method: 'POST',
    path: '/classes/:id/ai-lesson/answers',
    summary: 'Answer the question of a lesson led by AI, once and in its time. Answers with what comes next',
    access: 'learner',
    params,
    body: z.object({ stepId: z.string().min(1).max(30), ...OwnAnswer.shape, ...mine }),
    response: AiLessonMoment,
    errors: [JOIN_FIRST, QUESTION_IS_CLOSED, ANSWERED_ALREADY, NOT_AN_ANSWER],
    limit: { calls: 60, perSeconds: 60 },
  }),
}
