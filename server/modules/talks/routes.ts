import { talksApi } from '#core/modules/talks/api.ts'
import { done, routes } from '#server/platform/call.ts'
import { answerMeter } from './answer-meter.ts'
import { giveFeedback } from './give-feedback.ts'
import { askQuestion, voteForQuestion } from './questions/ask-question.ts'
import { claimCoupon } from './quiz/claim-coupon.ts'
import { listTalks } from './view/list-talks.ts'
import { viewTalk } from './view/view-talk.ts'

export const talkRoutes = routes(talksApi, {
  listTalks: (ctx, ask, { actor }) => listTalks(ctx, actor, ask),
  getTalk: (ctx, ask, { actor }) => viewTalk(ctx, actor, ask),
  askQuestion: (ctx, ask, { actor }) => askQuestion(ctx, actor, ask),
  voteForQuestion: (ctx, ask, { actor }) => voteForQuestion(ctx, actor, ask),
  // It does not learn who calls.
  answerMeter: (ctx, ask) => answerMeter(ctx, ask),
  claimCoupon: (ctx, ask, { actor }) => claimCoupon(ctx, actor, ask),
  giveFeedback: done(giveFeedback),
})
