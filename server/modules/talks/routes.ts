import { talksApi } from '#core/modules/talks/api.ts'
import { done, routes } from '#server/platform/call.ts'
import { answerMeter } from './answer-meter.ts'
import { giveFeedback } from './give-feedback.ts'
import { askQuestion, voteForQuestion } from './questions/ask-question.ts'
import { claimCoupon } from './quiz/claim-coupon.ts'
import { listTalks } from './view/list-talks.ts'
import { viewTalk } from './view/view-talk.ts'

export const talkRoutes = routes(talksApi, {
  listTalks,
  getTalk: viewTalk,
  askQuestion,
  voteForQuestion,
  // It does not learn who calls.
  answerMeter,
  claimCoupon,
  giveFeedback: done(giveFeedback),
})
