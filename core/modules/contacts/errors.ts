import { defineErrors } from '#core/kernel/error.ts'

export const contactErrors = defineErrors({
  PHONE_IN_USE: [409, 'This number has a Kandil account already. Log in with it instead.'],
  SAME_PHONE: [409, 'This is the number you use now.'],
})
