import { talksStaffApi } from './staff-api.ts'

export { talksApi as talks } from './api.ts'
export const { staffTalks, staffTalkQuestions, staffTalkFeedback, staffTalkHelpline } = talksStaffApi
