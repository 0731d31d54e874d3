// The errors any call may answer. Sentences are those of the specification's catalogue, or of decision P-40 where it is silent.
import { defineErrors } from './error.ts'

export const commonErrors = defineErrors({
  INVALID_INPUT: [400, 'Some of the details are missing or not valid. Please check them and try again.'],
  NOT_LOGGED_IN: [401, 'Not Logged In! please try after login'],
  FORBIDDEN_ERROR: [403, 'You are not entitled/authorized to take this action!'],
  LOOKING_ONLY: [403, 'This is a support view, and it cannot change anything. Ask the family to make this change.'],
  NOT_FOUND_ERROR: [404, 'We could not find this. Please check the link and try again.'],
  IDEMPOTENCY_KEY_REUSED: [
    409,
    'This request was already sent with other details. Please reload the page and try again.',
  ],
  RATE_LIMIT_EXCEEDED: [429, 'Please wait {n} seconds, then try again.'],
  SERVICE_ERROR: [500, 'Something went wrong! please retry later'],
  SERVICE_UNAVAILABLE: [503, 'Something went wrong! please retry later'],
})
