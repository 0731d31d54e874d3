import type { ModuleProofs } from '#server/platform/module-proofs.ts'
import { aTestPaper } from './factory.ts'

const ofAnAttempt = ['getAttempt', 'openAttempt', 'saveResponses', 'submitAttempt', 'getResult', 'getTopics', 'getSolutions', 'getRecommendations', 'rateTest'] // prettier-ignore

const afterAnAttempt = ['challengeKey', 'listChallenges']

export const proofs: ModuleProofs = {
  needsASecret: [
    ...ofAnAttempt.map((name) => `attempts.${name}`),
    ...afterAnAttempt.map((name) => `attemptsAfterTest.${name}`),
    ...['checkAnswer', 'makePracticeSet', 'getRank', 'showRank', 'getShareCard'].map(
      (name) => `attemptsPractice.${name}`,
    ),
    'attemptsEvents.noteTestEvents',
  ],
  ids: { aid: 'FAMILYS', attemptId: 'FAMILYS', questionId: 'EVERYBODYS', paperId: 'EVERYBODYS', learnerId: 'FAMILYS' },
  async known(ctx) {
    const { paperId } = await aTestPaper(ctx, { maxAttempts: 20 })
    return { aid: 'att000000000000000000', 'attempts.getTest': { id: paperId }, 'attempts.startTest': { id: paperId } }
  },
}
