import { classroomApi } from './api.ts'
import { batchesApi } from './batches-api.ts'
import { freeClassesApi } from './free-classes-api.ts'
import { lateCorrectionApi } from './late-correction-api.ts'
import { paneApi, teacherPaneApi } from './room/pane-api.ts'
import { recordingDeletionApi } from './room/deletion-api.ts'
import { roomApi } from './room/room-api.ts'
import { teachingApi } from './room/teaching-api.ts'
import { availabilityApi } from './teaching/availability-api.ts'
import { leaveApi, staffLeaveApi } from './teaching/leave-api.ts'
import { remarksApi, staffRemarksApi, teacherRemarksApi } from './teaching/remarks-api.ts'
import { classroomStaffApi } from './staff-api.ts'
import { waitlistApi } from './waitlist-api.ts'

export const classroom = { ...classroomApi, ...freeClassesApi, ...batchesApi, ...roomApi, ...paneApi, ...remarksApi }
export const classroomTeaching = {
  ...teachingApi,
  ...teacherPaneApi,
  ...availabilityApi,
  ...leaveApi,
  ...teacherRemarksApi,
}
export const { staffClasses, staffClosures, staffClashes, staffRecordings, staffRecordingActions, staffBatchMoves, staffTimetable } = classroomStaffApi // prettier-ignore
export const { staffWaitlists } = waitlistApi
export const { staffRecordingDeletions, staffRecordingDeletionActions } = recordingDeletionApi
export const { staffAttendance, staffLateCorrections, staffLateCorrectionActions } = lateCorrectionApi
export const { staffLeave, staffLeaveActions } = staffLeaveApi
export const { staffRemarks, staffRemarkActions } = staffRemarksApi
