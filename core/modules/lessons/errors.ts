import { defineErrors } from '#core/kernel/error.ts'

/** Why a lesson does not open. */
export const lessonErrors = defineErrors({
  LESSON_NEEDS_COURSE: [403, 'This lesson comes with the course. Choose a plan to open it.'],
  LESSON_COURSE_IS_OVER: [403, 'The time of your course is over. Choose a plan to open this lesson again.'],
  LESSON_NEEDS_PLAN: [403, 'Your plan does not include this lesson. These plans do: {plans}.'],
  LESSON_NEEDS_PAYMENT: [403, 'An instalment is late: {amount}. Pay it to open this lesson again.'],
  LESSON_IS_EMPTY: [409, 'This lesson is not ready yet. Come back in a few days.'],
})

/** Refusals to staff who write lessons led by AI. */
export const aiLessonErrors = defineErrors({
  AI_LESSON_NOT_READY: [409, 'This lesson is not ready. {why} Correct this and publish again.'],
  AI_LESSON_IS_NEEDED: [
    409,
    'Courses on sale have no other lesson led by AI in this subject: {courses}. Put another one there first.',
  ],
  LESSON_TAKES_NO_AI_LESSON: [409, 'Only lessons of the kind AI have a lesson led by AI.'],
})

/** Refusals to staff who put a file or a test behind a lesson. */
export const lessonFileErrors = defineErrors({
  LESSON_TAKES_NO_FILE: [409, 'Only lessons of the kinds FILM and NOTES have a file.'],
  LESSON_TAKES_NO_TEST: [409, 'Only lessons of the kind TEST have a test.'],
  TEST_DOES_NOT_FIT: [409, 'This test does not fit the lesson. {why} Choose another test.'],
  LESSON_HAS_NO_FILM: [409, 'Add the film first. Captions belong to it.'],
  WRONG_FILE_TYPE: [409, 'A film is an MP4 or WebM file. Notes are a PDF or a picture.'],
  LENGTH_IS_NEEDED: [409, 'Enter the length of the film in seconds.'],
  LESSON_UPLOAD_IS_OVER: [404, 'This upload has ended. Choose the file again.'],
  LESSON_UPLOAD_IS_INCOMPLETE: [409, 'Part {no} has not arrived. Send it again.'],
  LESSON_UPLOAD_IS_JOINED: [409, 'The parts of this file are put together at this moment. Try again in a minute.'],
  LESSON_FILE_IS_OTHER: [409, 'The file is not what its name says. Choose an MP4, WebM or PDF file, or a picture.'],
  NOT_CAPTIONS: [409, 'Captions are a WebVTT text: it begins with WEBVTT.'],
})
