import { markingStaffApi } from './staff-api.ts'

export { markingApi as marking } from './api.ts'
export const { staffWrittenAnswers, staffMarking } = markingStaffApi
