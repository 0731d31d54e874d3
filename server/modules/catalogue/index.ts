// The parts of this module that other modules may import.
export {
  chapterNames,
  gradeBoards,
  gradeBoardsOf,
  liveTarget,
  namedBoards,
  namedBoardTexts,
  localisedSubjects,
  subjectNames,
  targets,
  targetsOf,
} from './choices.ts'
export { courseChecks } from './points/course-checks.ts'
export { courseTests, type CourseTest, type TestedCourse } from './points/course-tests.ts'
export { recordedClasses, type RecordedClass } from './points/recorded-classes.ts'
export { saleChecks } from './points/sale-checks.ts'
export { planPrices, type PlanPrice } from './points/plan-prices.ts'
export { publicBundle, publicBundles } from './public-bundle.ts'
export {
  contentsOf,
  findCurriculum,
  listContents,
  taughtOf,
  testsOf,
  type CourseContents,
} from './sellable/course-contents.ts'
export { findSellableBundle, findSellableByTrial, listSellableBundles } from './sellable/sellable-bundle.ts'
export { findSellableBatch, listBatchesOfCourse } from './sellable/sellable-batch.ts'
export {
  findLesson,
  isContentUsed,
  listCoursesOfTests,
  listCoursesWith,
  listLessons,
  lockLesson,
  setLessonContent,
  type Lesson,
  type LockedLesson,
} from './lessons/store-lessons.ts'
export {
  closeBatch,
  listBatchLanguages,
  listOpenBatches,
  listShelfPlaces,
  listTaughtBatches,
  listTaughtSubjects,
} from './store-classes.ts'
export {
  listBoards,
  listGrades,
  listLiveTargets,
  listSubjects,
  listTargetNames,
  listTeacherIds,
  listTeachers,
  listTeachersOfSubjects,
  type NamedKey,
} from './store-lists.ts'
export { classWords, type ClassWords } from './teaching/class-words.ts'
export {
  findCourseStart,
  listBundleIds,
  listBundlesAtAnyTime,
  listCourseLevels,
  listCourseNames,
  type SellableBundle,
} from './store.ts'
export { staffOfCourses, teachersByIds } from './teaching/teachers.ts'
export {
  countTrials,
  findChapters,
  findWrittenCourse,
  isOwnNewCourse,
  listBatchesAsWritten,
  type WrittenCourse,
} from './staff/course-parts.ts'
export { copyPlanPrice } from './staff/store-prices.ts'
export { taughtCourse, type TaughtCourse } from './teaching/taught-course.ts'
