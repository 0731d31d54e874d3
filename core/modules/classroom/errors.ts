import { defineErrors } from '#core/kernel/error.ts'

export const classroomErrors = defineErrors({
  SESSION_IS_CLOSED: [409, 'This class has begun or is over. You can no longer change it.'],
  TEACHER_HAS_A_CLASS: [409, '{teacher} has another class then: {time}. Choose another time or teacher.'],
  NOT_THEIR_SUBJECT: [409, '{teacher} does not teach this subject. Choose another teacher.'],
  SESSION_IN_THE_PAST: [409, 'A class cannot begin in the past. Choose a later time.'],
  SESSION_LENGTH: [409, 'A class must end after it begins, and last at most 4 hours.'],
  TEACHER_ON_LEAVE: [409, '{teacher} is on leave then. Choose another teacher or another day.'],
  REASON_IS_NEEDED: [409, 'Families read the reason of a change. Please enter one.'],
})

/** Why a learner cannot enter a class. */
export const joinErrors = defineErrors({
  /** The specification's sentence. The page offers the timetable, and another learner of the household. */
  NOT_ENROLLED_IN_BATCH: [403, 'You are not enrolled in this batch!'],
  ACCESS_LIMITED: [
    403,
    'An instalment is late: {amount}. Pay it to join live classes again. Replays and notes stay open until then.',
  ],
  NOT_IN_PLAN: [403, 'Your plan does not include live classes. Compare the plans to see which one does.'],
  NOT_REGISTERED: [403, 'Register first. Then the room opens here ten minutes before the start.'],
  PARENT_MUST_AGREE: [403, 'A parent must agree before a child joins a class. Ask a parent to sign in and agree.'],
  CLASS_NOT_OPEN: [409, 'This class opens at {time}. Come back then.'],
  CLASS_CANCELLED: [409, 'This class is cancelled. {reason} Your timetable shows the next one.'],
  CLASS_IS_OVER: [409, 'This class is over. Your timetable shows the next one.'],
  CLASS_FULL: [409, 'This class is full. Try again in a few minutes, when somebody may have left.'],
  REMOVED_FROM_CLASS: [403, 'The teacher removed you from this class. You can join the next one.'],
  MOVED_TO_ANOTHER_DEVICE: [409, 'You are in this class on another device. Join again to move it here.'],
  LESSON_NOT_READY: [409, 'This lesson is not ready yet. Your timetable shows the next one.'],
  LESSON_HAS_NO_SOUND: [409, 'Nobody speaks in a lesson led by AI, so there is nothing to listen to.'],
  ROOM_IS_AWAY: [503, 'The live room does not answer. Try again in a minute.'],
})

/** Refusals to somebody who watches a class that is broadcast. */
export const broadcastErrors = defineErrors({
  BROADCAST_NOT_BEGUN: [409, 'The broadcast of this class has not begun. Try again in a few seconds.'],
  AUDIENCE_ONLY_WATCHES: [409, 'You watch this class, so you cannot speak in it. Write to the teacher.'],
})

/** Refusals to a learner who takes part in a class. */
export const paneErrors = defineErrors({
  JOIN_FIRST: [409, 'Join the class first.'],
  CHAT_IS_LOCKED: [409, 'The teacher takes no questions just now.'],
  TOO_MANY_QUESTIONS: [409, 'You have asked {n} questions in this class. Ask the rest as doubts afterwards.'],
  QUESTION_IS_CLOSED: [409, 'The time to answer is over.'],
  ANSWERED_ALREADY: [409, 'You have answered this question already.'],
  NOT_AN_ANSWER: [409, 'This is not an answer to the question. Choose again.'],
})

/** Refusals to a teacher in a class. */
export const teachingErrors = defineErrors({
  CLASS_NOT_BEGUN: [409, 'This class has not begun. Start it first.'],
  STARTS_BY_ITSELF: [409, 'This lesson is led by AI. It starts and ends by itself.'],
  TOO_EARLY_TO_START: [409, 'You can start this class from {time}.'],
  QUESTION_IS_OPEN: [409, 'Another question is still open. Close it first.'],
  QUESTION_IS_INCOMPLETE: [
    409,
    'Enter the question, at least two different options, and the right ones. A poll has no right option, a number has no options.',
  ],
  NOT_IN_CLASS: [409, 'This learner is not in the class.'],
  LEARNER_ONLY_WATCHES: [409, 'The room was full, so this learner watches the class. They can only write.'],
  NO_CONSENT_TO_SPEAK: [409, 'No parent has agreed to camera and microphone for this learner. They can only write.'],
  ATTENDANCE_NOT_READY: [409, 'Attendance is counted ten minutes after the class. Correct it then.'],
  CORRECTION_IS_LATE: [409, 'Teachers can correct attendance for 24 hours. Ask operations to change it.'],
})

/** Refusals to a teacher who prepares the slides of a class. */
export const slideErrors = defineErrors({
  TOO_MANY_SLIDES: [409, 'A class has at most {most} slides. Remove some first.'],
  SLIDES_ARE_CLOSED: [409, 'This class is over or cancelled. Slides can no longer be added.'],
  SLIDE_NOT_SENT: [409, 'The picture did not arrive. Choose it again.'],
})

/** Refusals to a teacher who takes a question from the bank. */
export const bankErrors = defineErrors({
  QUESTION_NOT_FOR_CLASS: [409, 'This question is no longer in the bank, or a test needs it. Choose another one.'],
})

/** Refusals to a teacher who records a class. */
export const recordingErrors = defineErrors({
  CLASS_NOT_LIVE: [409, 'Only a class that runs can be recorded. Start it first.'],
  SPEAKER_IS_NOT_RECORDED: [
    409,
    'Somebody speaks whose parents have not agreed to a recording. Mute them, then start the recording.',
  ],
  CLASS_IS_RECORDED: [
    409,
    'No parent has agreed to a recording of this learner. Stop the recording before they speak.',
  ],
})

/** Refusals to staff who hide or delete recordings. */
export const staffRecordingErrors = defineErrors({
  RANGES_DO_NOT_FIT: [
    409,
    'Each hidden range must be within the film, begin before it ends, and not overlap another one. Correct the seconds.',
  ],
  NO_FILM_TO_WATCH: [409, 'This recording has no film that could be watched.'],
  NO_FILM_TO_DELETE: [409, 'This recording has no film. Nothing can be deleted.'],
  DELETION_WAITS: [409, 'Somebody has already asked to delete this recording. Decide that request first.'],
  OWN_DELETION: [403, 'You asked for this deletion yourself. Another person must decide it.'],
  DELETION_DECIDED: [409, 'Somebody has already decided this. Reload the page to see the decision.'],
})

/** Refusals to staff who correct attendance after the teacher's day. */
export const lateCorrectionErrors = defineErrors({
  NO_ATTENDANCE: [409, 'This learner has no attendance in this class. It is counted ten minutes after the class.'],
  TEACHER_CORRECTS: [409, 'The teacher can still correct the attendance of this class. Ask the teacher to do it.'],
  CORRECTION_WAITS: [409, 'A correction for this learner and class already waits for a decision. Decide it first.'],
  OWN_CORRECTION: [403, 'You asked for this correction yourself. Another person must decide it.'],
  CORRECTION_DECIDED: [409, 'Somebody has already decided this. Reload the page to see the decision.'],
})

/** Refusals to a teacher who asks for leave, and to staff who decide it. */
export const leaveErrors = defineErrors({
  LEAVE_DAYS_WRONG: [409, 'The last day of leave must not be before the first, and leave is at most {days} days.'],
  LEAVE_IN_THE_PAST: [409, 'Leave cannot begin in the past. Choose today or a later day.'],
  LEAVE_OVERLAPS: [409, 'You have already asked for leave on one of these days. Withdraw that first.'],
  LEAVE_DECIDED: [409, 'This leave is no longer waiting. Reload the page to see its state.'],
  LEAVE_CLASSES_OPEN: [
    409,
    'Each class of the leave needs a substitute, another time or a cancellation. Reload the page and decide them all.',
  ],
})

/** Refusals to a teacher who writes a remark, and to staff who decide it. */
export const remarkErrors = defineErrors({
  REMARK_IS_PUBLISHED: [409, 'The family has read this remark. It can no longer be changed.'],
  REMARK_DECIDED: [409, 'Somebody has already decided this. Reload the page to see the decision.'],
})

/** Refusals to staff who keep the records of teachers. */
export const teacherRecordErrors = defineErrors({
  TEACHER_HOURS_FULL: [
    409,
    '{teacher} would teach {hours} hours in that week, and {most} are agreed. Choose another teacher or another week.',
  ],
  DOCUMENT_NOT_SENT: [409, 'The file did not arrive. Choose it again.'],
  DOCUMENT_IS_OTHER: [409, 'The file is not what was announced. Choose a PDF, JPEG or PNG file.'],
  OWN_DOCUMENT: [403, 'You added this document yourself. Another person must look at it.'],
  DOCUMENT_DECIDED: [409, 'Somebody has already decided this. Reload the page to see the decision.'],
})

/** Refusals to a learner who says how a class was. */
export const ratingErrors = defineErrors({
  NOT_RATEABLE: [409, 'You can say how a class was for a week after it, if you were in it.'],
})

export const availabilityErrors = defineErrors({
  HOURS_OVERLAP: [409, 'Each stretch of hours must end after it begins, and not overlap another one of its day.'],
})

/** Refusals of a change of batch. */
export const batchErrors = defineErrors({
  NOT_IN_THE_COURSE: [403, 'Only learners of this course have a batch in it. Choose a plan first.'],
  ONE_BATCH_IS_BOUGHT: [409, 'You bought this one batch. Write to us to change it.'],
  BATCH_CHANGED_TWICE: [409, 'You have changed the batch of this course twice. Write to us to change it again.'],
  BATCH_CLASS_IS_NEAR: [409, 'A class of one of the two batches is at {time}. You can change the batch after it.'],
  IN_THIS_BATCH: [409, 'The learner is in this batch already.'],
})

/** Refusals to staff who move learners to another batch. */
export const moveErrors = defineErrors({
  BATCH_TOO_SMALL: [409, 'The other batch has {left} seats, and {learners} learners are to move. Choose another batch, or add seats.'],
  OTHER_COURSE: [409, 'Learners can only move to a batch of the same course. Choose another batch.'],
  STAYS_OPEN: [409, 'A batch can only close when all its learners move. Leave the number empty.'],
  LEARNER_HAS_NO_BATCH: [404, 'This learner has no running enrolment in this course.'],
}) // prettier-ignore
