import { defineErrors } from '#core/kernel/error.ts'

export const accountErrors = defineErrors({
  CONSENT_NEEDED: [403, 'A parent must agree before we store this about a child. Ask a parent to give consent.'],
  EMAIL_NEEDS_CODE: [409, 'This e-mail address is verified. Use a code to change it.'],
  ANSWER_STANDS: [409, 'You cannot change this answer here. Contact us to correct it.'],
})
