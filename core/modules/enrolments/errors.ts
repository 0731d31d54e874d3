import { defineErrors } from '#core/kernel/error.ts'

export const enrolmentErrors = defineErrors({
  // The sentences are the specification's: commerce, section 8.
  ALREADY_ENROLLED: [409, 'You are already enrolled in this course!'],
  HAS_ENROLLMENT_UNDER_SAME_ASL_GROUP: [
    409,
    'Hey, you have already enrolled for a similar course! Watch its replay under Replay & Notes section. We suggest you to explore more',
  ],
})
