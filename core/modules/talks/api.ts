import { z } from 'zod'
import { commonErrors } from '#core/kernel/common-errors.ts'
import { endpoint } from '#core/kernel/endpoint.ts'
import { callerFields, Instant, line, queryInt } from '#core/kernel/schemas.ts'
import { LearnerId } from '#core/modules/accounts/account.ts'
import { WebinarSlug } from '#core/modules/webinars/webinar.ts'
import { answerLanguage, Spoken } from '#core/taxonomy/schemas.ts'
import { talkErrors as errors } from './errors.ts'
import { QuestionId, QuestionText, Rating, StressValue, TalkCard, TalkView } from './talk.ts'

const params = z.object({ slug: WebinarSlug })
/** `userId` is a learner of the session's household; left out, the chosen one. */
const own = { userId: LearnerId.optional(), ...callerFields }
const done = z.object({ isDone: z.literal(true) })

export const talksApi = {
  listTalks: endpoint({
    method: 'GET',
    path: '/mastertalks',
    summary: 'List master talks: those that are on or to come, then those that are over, newest first',
    access: 'anyone',
    supportView: 'SHOWN',
    query: z.object({ pageNo: queryInt(0, 1_000).default(0), pageSize: queryInt(1, 50).default(20), ...answerLanguage }),
    response: z.object({
      ahead: z.array(TalkCard),
      past: z.array(TalkCard),
      pageNo: z.int(),
      /** How many are over, on all pages. */
      recordCount: z.int(),
      serverTime: Instant,
    }),
    limit: { calls: 240, perSeconds: 60 },
  }),
  getTalk: endpoint({
    method: 'GET',
    path: '/mastertalks/:slug',
    summary: 'Get a master talk with its stage, and what the learner has done in it',
    access: 'anyone',
    params,
    query: z.object(answerLanguage),
    response: TalkView,
    errors: [commonErrors.NOT_FOUND_ERROR],
  }),
  askQuestion: endpoint({
    method: 'POST',
    path: '/mastertalks/:slug/questions',
    summary: 'Ask the speaker a question; staff read it before others do',
    access: 'learner',
    params,
    body: z.object({ text: QuestionText, ...own }),
    response: z.object({ id: QuestionId }),
    errors: [commonErrors.NOT_FOUND_ERROR, errors.TALK_NEEDS_REGISTRATION, errors.TALK_IS_OVER, errors.TALK_QUESTION_IS_OPEN],
    limit: { calls: 20, perSeconds: 60 },
  }),
  voteForQuestion: endpoint({
    method: 'POST',
    path: '/mastertalks/questions/:id/votes',
    summary: 'Vote for a question of another learner; a second vote changes nothing',
    access: 'learner',
    params: z.object({ id: QuestionId }),
    body: z.object(own),
    response: z.object({ votes: z.int() }),
    errors: [commonErrors.NOT_FOUND_ERROR],
    limit: { calls: 120, perSeconds: 60 },
  }),
  /** Open to all and without any field that names a person: the answer is counted, and nobody is kept with it. */
  answerMeter: endpoint({
    method: 'POST',
    path: '/mastertalks/:slug/meter',
    summary: 'Say how one feels, from 1 to 5; it is counted without who said it, and a 5 is answered with where help is',
    access: 'anyone',
    params,
    body: z.object({ value: StressValue, ...answerLanguage }),
    response: z.object({ helpline: Spoken.nullable(), spread: z.array(z.int()).nullable() }),
    errors: [commonErrors.NOT_FOUND_ERROR, errors.METER_IS_OFF],
    // A class that listens together has one address.
    limit: { calls: 300, perSeconds: 600 },
  }),
  claimCoupon: endpoint({
    method: 'POST',
    path: '/mastertalks/:slug/coupon',
    summary: 'Take the coupon of the quiz, once; a second call answers the same code',
    access: 'learner',
    params,
    body: z.object(own),
    response: z.object({ couponCode: z.string() }),
    errors: [
      commonErrors.NOT_FOUND_ERROR,
      errors.TALK_NEEDS_REGISTRATION,
      errors.QUIZ_NOT_PASSED,
      errors.COUPONS_ARE_GONE,
    ],
    limit: { calls: 20, perSeconds: 60 },
  }),
  giveFeedback: endpoint({
    method: 'POST',
    path: '/mastertalks/:slug/feedback',
    summary: 'Say how the talk was, from 1 to 5: once, and only when it is over',
    access: 'learner',
    params,
    body: z.object({ rating: Rating, text: line(500).default(''), ...own }),
    response: done,
    errors: [
      commonErrors.NOT_FOUND_ERROR,
      errors.TALK_NEEDS_REGISTRATION,
      errors.TALK_IS_NOT_OVER,
      errors.FEEDBACK_IS_GIVEN,
    ],
    limit: { calls: 20, perSeconds: 60 },
  }),
} // prettier-ignore
