import type { ModuleProofs } from '#server/platform/module-proofs.ts'
import { aHousehold } from '#server/modules/accounts/factory.ts'
import { aWebinar } from '#server/modules/webinars/factory.ts'
import { aTalk, aTalkQuestion } from './factory.ts'

export const proofs: ModuleProofs = {
  // A place in the talk, and a quiz that was passed.
  needsASecret: ['talks.askQuestion', 'talks.claimCoupon', 'talks.giveFeedback'],
  ids: { webinarId: 'EVERYBODYS' },
  async known(ctx) {
    const { id: webinarId, slug } = await aTalk(ctx)
    const { learnerId } = await aHousehold(ctx, { birthYear: 1990 })
    const id = await aTalkQuestion(ctx, { webinarId, learnerId, text: 'Is space dark?', state: 'APPROVED' })
    const { id: bare } = await aWebinar(ctx, { type: 'TALK' })
    return {
      'talks.getTalk': { slug },
      'talks.askQuestion': { slug, text: 'Is it cold up there?' },
      'talks.voteForQuestion': { id },
      'talks.answerMeter': { slug, value: 3 },
      'talks.claimCoupon': { slug },
      'talks.giveFeedback': { slug, rating: 4 },
      'staffTalks.create': { webinarId: bare, quizPaperId: null, quizMarks: null, couponPoolId: null },
      'staffTalks.update': { quizPaperId: null, quizMarks: null, couponPoolId: null, phaseOverride: null },
      'staffTalkHelpline.one': { id: 'stress' },
      'staffTalkHelpline.update': { id: 'stress' },
    }
  },
}
