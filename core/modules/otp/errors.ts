import { defineErrors } from '#core/kernel/error.ts'

export const otpErrors = defineErrors({
  // The sentence is the specification's.
  INCORRECT_OTP: [400, 'Incorrect OTP. Please try again.'],
  OTP_EXPIRED: [400, 'This code has expired. Ask for a new one.'],
  OTP_NOT_SENT: [503, 'We could not send the code. Please try again in a minute.'],
})
