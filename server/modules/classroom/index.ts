// Functions for other modules.
export { listBatchClasses } from './families/classes.ts'
export { listAttendedDays, type AttendedDay } from './attendance/attended-days.ts'
