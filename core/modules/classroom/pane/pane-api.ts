// The pane next to a class: questions to the teacher, polls and questions to the class.
import { z } from 'zod'
import { commonErrors } from '#core/kernel/common-errors.ts'
import { endpoint } from '#core/kernel/endpoint.ts'
import { callerFields, id, Instant, line } from '#core/kernel/schemas.ts'
import { LearnerId } from '#core/modules/accounts/account.ts'
import { answerLanguage, LanguageKey } from '#core/taxonomy/schemas.ts'
import { paneErrors as errors, teachingErrors } from '../errors.ts'
import { SessionId } from '../session.ts'
import { QUESTION_KINDS } from './class-question.ts'
import { MOST_OPTIONS, QUESTION_LENGTH, SECONDS } from './question-length.ts'
import { Slide } from './slides-api.ts'

export const LearnerQuestionId = id('lqn')
export const ClassQuestionId = id('cqn')

const ofClass = z.object({ id: SessionId })
const mine = { userId: LearnerId.optional(), ...callerFields }
const done = z.object({ isDone: z.literal(true) })

const Place = z
  .int()
  .min(0)
  .max(MOST_OPTIONS - 1)
const Choices = z.array(Place).max(MOST_OPTIONS)
const Key = z.union([
  z.object({ choices: Choices }),
  z.object({ number: z.number(), tolerance: z.number().min(0).default(0) }),
])
/** A question of the bank may have intervals, too. */
const ShownKey = z.union([
  ...Key.options,
  z.object({ intervals: z.array(z.object({ lo: z.string(), hi: z.string() })) }),
])

const answerFields = {
  /** The chosen options by their places, from 0 on. */
  choices: Choices.default([]),
  /** The number that was typed, for a NUMERIC question. */
  number: z.number().nullable().default(null),
}
export const OwnAnswer = z.object(answerFields)

const LearnerQuestion = z.object({
  id: LearnerQuestionId,
  text: z.string(),
  votes: z.int(),
  isShown: z.boolean(),
})

/** A question that may be answered. It never has its key. */
const OpenQuestion = z.object({
  id: ClassQuestionId,
  kind: z.enum(QUESTION_KINDS),
  text: z.string(),
  options: z.array(z.string()),
  /** A question of the bank as HTML, in the asked language if it has that. Its options are then letters in `options`. */
  rich: z.object({ lang: LanguageKey, stem: z.string(), options: z.array(z.string()) }).nullable(),
  closesAt: Instant,
})

/** A question whose time is over. */
const QuestionResult = OpenQuestion.extend({
  /** How many chose each option; of a NUMERIC question how many were right, and how many were not. */
  counts: z.array(z.int()),
  answers: z.int(),
  /** Null for a poll. */
  key: ShownKey.nullable(),
})

const paneFields = {
  serverTime: Instant,
  isChatLocked: z.boolean(),
  /** The class counts down to it. */
  timerEndsAt: Instant.nullable(),
}

export const Pane = z.object({
  ...paneFields,
  /** The teacher shows it next to the camera. */
  slide: Slide.nullable(),
  /** The shown ones and one's own, those with the most votes first. */
  questions: z.array(LearnerQuestion.extend({ isMine: z.boolean(), hasVoted: z.boolean() })),
  open: OpenQuestion.extend({ own: OwnAnswer.nullable() }).nullable(),
  /** The last one whose time is over. */
  last: QuestionResult.extend({ own: OwnAnswer.nullable(), isRight: z.boolean().nullable() }).nullable(),
})
export type Pane = z.infer<typeof Pane>

export const TeacherPane = z.object({
  ...paneFields,
  questions: z.array(LearnerQuestion.extend({ learnerName: z.string() })),
  /** With the number of answers so far. */
  open: OpenQuestion.extend({ answers: z.int() }).nullable(),
  /** The newest first. */
  results: z.array(QuestionResult),
})
export type TeacherPane = z.infer<typeof TeacherPane>

export const paneApi = {
  getPane: endpoint({
    method: 'GET',
    path: '/classes/:id/pane',
    summary: 'Get the questions of a class: to the teacher, and to the class',
    access: 'learner',
    params: ofClass,
    query: z.object({ ...mine, ...answerLanguage }),
    response: Pane,
    errors: [errors.JOIN_FIRST],
    limit: { calls: 120, perSeconds: 60 },
  }),
  askTeacher: endpoint({
    method: 'POST',
    path: '/classes/:id/questions',
    summary: 'Ask the teacher. The class sees it once the teacher shows it; contact details are masked',
    access: 'learner',
    params: ofClass,
    body: z.object({ text: line(QUESTION_LENGTH).min(2, 'Please enter your question.'), ...mine }),
    response: done,
    errors: [errors.JOIN_FIRST, errors.CHAT_IS_LOCKED, errors.TOO_MANY_QUESTIONS],
    limit: { calls: 20, perSeconds: 60 },
  }),
  voteQuestion: endpoint({
    method: 'PUT',
    path: '/classes/:id/questions/:questionId/vote',
    summary: 'Vote for a shown question (a second vote changes nothing)',
    access: 'learner',
    params: ofClass.extend({ questionId: LearnerQuestionId }),
    body: z.object({ ...mine }),
    response: done,
    errors: [errors.JOIN_FIRST, commonErrors.NOT_FOUND_ERROR],
    limit: { calls: 60, perSeconds: 60 },
  }),
  answerQuestion: endpoint({
    method: 'POST',
    path: '/classes/:id/class-questions/:questionId/answer',
    summary: 'Answer a question or a poll, once and in its time',
    access: 'learner',
    params: ofClass.extend({ questionId: ClassQuestionId }),
    body: z.object({ ...answerFields, ...mine }),
    response: done,
    errors: [errors.JOIN_FIRST, commonErrors.NOT_FOUND_ERROR, errors.QUESTION_IS_CLOSED, errors.ANSWERED_ALREADY, errors.NOT_AN_ANSWER], // prettier-ignore
    limit: { calls: 60, perSeconds: 60 },
  }),
}

const notBegun = [commonErrors.NOT_FOUND_ERROR, teachingErrors.CLASS_NOT_BEGUN]
const teacher = { access: 'teacher', owns: { taughtClass: 'id' } } as const

export const teacherPaneApi = {
  getTeacherPane: endpoint({
    ...teacher,
    method: 'GET',
    path: '/teacher/sessions/:id/pane',
    summary: 'Teacher: get the questions of a class',
    params: ofClass,
    response: TeacherPane,
    errors: [commonErrors.NOT_FOUND_ERROR],
  }),
  askClass: endpoint({
    ...teacher,
    method: 'POST',
    path: '/teacher/sessions/:id/questions',
    summary: 'Teacher: put a question or a poll to the class for some seconds',
    params: ofClass,
    body: z.object({
      kind: z.enum(QUESTION_KINDS),
      text: line(QUESTION_LENGTH).min(2, 'Please enter the question.'),
      options: z.array(line(120).min(1)).max(MOST_OPTIONS).default([]),
      key: Key.nullable().default(null),
      seconds: z.int().min(SECONDS.least).max(SECONDS.most),
    }),
    response: z.object({ id: ClassQuestionId, closesAt: Instant }),
    errors: [...notBegun, teachingErrors.QUESTION_IS_OPEN, teachingErrors.QUESTION_IS_INCOMPLETE],
  }),
  closeQuestion: endpoint({
    ...teacher,
    method: 'POST',
    path: '/teacher/sessions/:id/class-questions/:questionId/close',
    summary: 'Teacher: end the time of a question',
    params: ofClass.extend({ questionId: ClassQuestionId }),
    response: done,
    errors: notBegun,
  }),
  showQuestion: endpoint({
    ...teacher,
    method: 'PUT',
    path: '/teacher/sessions/:id/questions/:questionId',
    summary: 'Teacher: show a learner’s question to the class, or hide it again',
    params: ofClass.extend({ questionId: LearnerQuestionId }),
    body: z.object({ isShown: z.boolean() }),
    response: done,
    errors: notBegun,
  }),
  lockChat: endpoint({
    ...teacher,
    method: 'PUT',
    path: '/teacher/sessions/:id/chat',
    summary: 'Teacher: take no questions for now, or take them again',
    params: ofClass,
    body: z.object({ isLocked: z.boolean() }),
    response: done,
    errors: notBegun,
  }),
}
