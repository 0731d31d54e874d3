import { defineErrors } from '#core/kernel/error.ts'

export const classroomErrors = defineErrors({
  SESSION_IS_CLOSED: [409, 'This class has begun or is over. You can no longer change it.'],
  TEACHER_HAS_A_CLASS: [409, '{teacher} has another class then: {time}. Choose another time or teacher.'],
  NOT_THEIR_SUBJECT: [409, '{teacher} does not teach this subject. Choose another teacher.'],
  SESSION_IN_THE_PAST: [409, 'A class cannot begin in the past. Choose a later time.'],
  SESSION_LENGTH: [409, 'A class must end after it begins, and last at most 4 hours.'],
  REASON_IS_NEEDED: [409, 'Families read the reason of a change. Please enter one.'],
})
