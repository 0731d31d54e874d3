import { classroomApi } from './api.ts'
import { batchesApi } from './batches/batches-api.ts'
import { freeClassesApi } from './free-classes-api.ts'
import { lateCorrectionApi } from './late-correction-api.ts'
import { bankApi } from './pane/bank-api.ts'
import { paneApi, teacherPaneApi } from './pane/pane-api.ts'
import { recordingDeletionApi } from './room/deletion-api.ts'
import { roomApi } from './room/room-api.ts'
import { roomsStaffApi } from './room/rooms-staff-api.ts'
import { slidesApi } from './pane/slides-api.ts'
import { teachingApi } from './room/teaching-api.ts'
import { availabilityApi } from './teaching/availability-api.ts'
import { leaveApi, staffLeaveApi } from './teaching/leave-api.ts'
import { remarksApi, staffRemarksApi, teacherRemarksApi } from './teaching/remarks-api.ts'
import { teacherRecordsApi } from './teaching/teacher-records-api.ts'
import { classroomStaffApi } from './staff-api.ts'
import { waitlistApi } from './batches/waitlist-api.ts'

export const classroom = { ...classroomApi, ...freeClassesApi, ...batchesApi, ...roomApi, ...paneApi, ...remarksApi }
export const classroomTeaching = {
  ...teachingApi,
  ...teacherPaneApi,
  ...bankApi,
  ...slidesApi,
  ...availabilityApi,
  ...leaveApi,
  ...teacherRemarksApi,
}
export const { staffClasses, staffClosures, staffClashes, staffRecordings, staffRecordingActions, staffBatchMoves, staffTimetable } = classroomStaffApi // prettier-ignore
export const { staffTeacherRecords, staffTeacherRecordActions, staffTeacherDocuments, staffPaySheet, staffClassRatings } = teacherRecordsApi // prettier-ignore
export const { staffRooms, staffClassActions } = roomsStaffApi
export const { staffWaitlists } = waitlistApi
export const { staffRecordingDeletions, staffRecordingDeletionActions } = recordingDeletionApi
export const { staffAttendance, staffLateCorrections, staffLateCorrectionActions } = lateCorrectionApi
export const { staffLeave, staffLeaveActions } = staffLeaveApi
export const { staffRemarks, staffRemarkActions } = staffRemarksApi
