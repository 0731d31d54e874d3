// Functions for other modules.
export { listBatchClasses } from './families/classes.ts'
export { amountDue, latePaymentPath } from './room/find-class.ts'
export { listAttendedDays, type AttendedDay } from './attendance/attended-days.ts'
export { findBatchTeacher } from './teaching/batch-teacher.ts'
export { findReplay, listReplays, type Replay } from './recording/store-replays.ts'
