import { attemptsStaffApi } from './staff-api.ts'

export { attemptsApi as attempts } from './api.ts'
export { attemptsAfterTest } from './after-test-api.ts'
export const { staffRegrades, staffKeyChallenges, staffResultActions } = attemptsStaffApi
