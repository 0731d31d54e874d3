// Functions for other modules.
export { listBatchClasses } from './families/classes.ts'
export { listAttendedDays, type AttendedDay } from './attendance/attended-days.ts'
export { findLeave } from './leave/store-leave.ts'
export { listFilmChapters } from './recording/film-chapters.ts'
export { findReplay, hasFilm, listFilms, listReplays, type Replay } from './recording/store-replays.ts'
export { findAttendance, listAttendance, listAttendanceOf } from './attendance/store-attendance.ts'
export { findTaughtSession } from './store-sessions.ts'
export {
  findLessonPlace,
  insertLessonQuestions,
  listDueLessons,
  lockLessonPlace,
  type LessonPlace,
} from './ai/store-ai-lessons.ts'
export { beginLesson, endLesson } from './ai/run-lesson.ts'
export { countAnswers, insertAnswer, listOwnAnswers, type OwnAnswer } from './pane/store-answers.ts'
export { findBatchTeacher } from './teaching/batch-teacher.ts'
export { findHeldSession, type HeldSession } from './planned/find-held-session.ts'
export { lessonPreparation } from './points/lesson-preparation.ts'
export { plannedSessions, type PlannedSessions } from './points/planned-sessions.ts'
export { readFreeTeachers } from './planned/free-teachers.ts'
export { cancelSession, extendSession, planSession, replanSession } from './planned/plan-session.ts'
