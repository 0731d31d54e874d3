import { attemptsLiveApi } from './live-api.ts'
import { attemptsStaffApi } from './staff-api.ts'

export { attemptsApi as attempts } from './api.ts'
export { attemptsPractice } from './practice-api.ts'
export { attemptsAfterTest, attemptsEvents } from './after-test-api.ts'
export const { staffRegrades, staffKeyChallenges, staffResultActions } = attemptsStaffApi
export const { staffTestAttempts, staffTestAllowances, staffLiveTests } = attemptsLiveApi
