// Functions for other modules.
export { listOpenFree } from './free/store-free-classes.ts'
export { listBatchClasses } from './families/classes.ts'
export { listAttendedDays, type AttendedDay } from './attendance/attended-days.ts'
export { findLeave } from './leave/store-leave.ts'
export { findReplay, listReplays, type Replay } from './recording/store-replays.ts'
export { findAttendance, listAttendance, listAttendanceOf } from './attendance/store-attendance.ts'
export { findTaughtSession } from './store-sessions.ts'
export { findBatchTeacher } from './teaching/batch-teacher.ts'
