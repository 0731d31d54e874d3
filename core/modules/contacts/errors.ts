import { defineErrors } from '#core/kernel/error.ts'

export const contactErrors = defineErrors({
  PHONE_IN_USE: [409, 'This number already has a Kandil account. Log in with it instead.'],
  SAME_PHONE: [409, 'This is already your number. Enter a different one.'],
  EMAIL_UNREACHABLE: [409, 'Our mail does not arrive at this address. Enter a different one.'],
})
