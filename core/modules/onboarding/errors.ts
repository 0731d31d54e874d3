import { defineErrors } from '#core/kernel/error.ts'

export const onboardingErrors = defineErrors({
  NO_ONBOARDING: [404, 'Setting up begins once a course is bought.'],
  // The sentence is the specification's: commerce, section 8.
  NOT_ENROLLED_IN_BATCH: [403, 'You are not enrolled in this batch!'],
  TASK_NOT_DONE: [409, 'This step is done once we know what it asks for. Open it, or skip it for now.'],
  TASK_IS_NEEDED: [409, 'This step cannot be skipped.'],
  VIDEO_NOT_FOUND: [404, 'This film is no longer shown.'],
  PIN_NOT_FOUND: [404, 'We do not know this PIN code. Please type city and state.'],
  KYC_NOT_ASKED: [409, 'Nobody needs this document. Please do not send it.'],
  DELIVERY_CANNOT_BECOME: [409, 'A parcel that is {from} cannot become {to}.'],
})
