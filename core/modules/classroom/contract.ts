import { classroomStaffApi } from './staff-api.ts'

export { classroomApi as classroom } from './api.ts'
export const { staffClasses, staffClosures, staffClashes, staffTimetable } = classroomStaffApi
