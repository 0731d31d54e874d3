import { defineErrors } from '#core/kernel/error.ts'

export const planErrors = defineErrors({
  PROGRAM_NOT_FOUND: [404, 'We could not find this. Please check the link and try again.'],
  PLAN_NOT_FOUND: [404, 'We could not find this. Please check the link and try again.'],
})
