import { classroomApi } from './api.ts'
import { roomApi } from './room/room-api.ts'
import { teachingApi } from './room/teaching-api.ts'
import { classroomStaffApi } from './staff-api.ts'

export const classroom = { ...classroomApi, ...roomApi }
export const classroomTeaching = teachingApi
export const { staffClasses, staffClosures, staffClashes, staffTimetable } = classroomStaffApi
