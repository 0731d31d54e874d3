import { defineErrors } from '#core/kernel/error.ts'

export const accountErrors = defineErrors({
  CONSENT_NEEDED: [403, 'A parent has to agree before we keep this about a child.'],
  EMAIL_NEEDS_CODE: [409, 'This account has a verified e-mail address. Change it with a code.'],
  ANSWER_STANDS: [409, 'This answer cannot be changed here. Ask us to correct it.'],
})
