import { questionsStaffApi } from './staff-api.ts'

export const { staffQuestions, staffQuestionReview } = questionsStaffApi
