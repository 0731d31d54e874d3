import { defineErrors } from '#core/kernel/error.ts'

export const onboardingErrors = defineErrors({
  NO_ONBOARDING: [404, 'There is nothing to set up yet. Buy a course first.'],
  TASK_NOT_DONE: [409, 'This step is not complete yet. Open it and answer it, or skip it for now.'],
  TASK_IS_NEEDED: [409, 'You cannot skip this step. Please open it and complete it.'],
  VIDEO_NOT_FOUND: [404, 'This video is no longer available. Please continue with the next step.'],
  PIN_NOT_FOUND: [404, 'We could not find this PIN code. Please enter the city and state.'],
  NOT_A_BENCHMARK: [400, 'Choose a published paper of the kind BENCHMARK.'],
  KYC_NOT_ASKED: [409, 'We do not need this document. Please do not send it.'],
  DELIVERY_CANNOT_BECOME: [409, 'A parcel cannot go from {from} to {to}. Choose another status.'],
})
