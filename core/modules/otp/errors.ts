import { defineErrors } from '#core/kernel/error.ts'

export const otpErrors = defineErrors({
  // The sentence is the specification's.
  INCORRECT_OTP: [400, 'Incorrect OTP. Please try again.'],
  OTP_EXPIRED: [400, 'This code has expired. Ask for a new one.'],
  OTP_NOT_SENT: [503, 'We could not send the code. Please try again in a minute.'],
  // Too few codes to numbers with the same beginning were answered. A browser that has used the number before is not refused.
  CODES_PAUSED: [429, 'We do not send codes to numbers like this one right now. Try again in an hour, or call us.'],
  CALL_NOT_YET: [409, 'Ask for the code by message first. We call you when it does not arrive.'],
  STOP_IS_OVER: [409, 'This stop has already ended.'],
})

/** The errors of every operation that sends a code to a number. */
export const sendErrors = [otpErrors.OTP_NOT_SENT, otpErrors.CODES_PAUSED]
