import { defineErrors } from '#core/kernel/error.ts'

/** A blocked household reads one of these after it has entered its code. */
export const blockedErrors = defineErrors({
  BLOCKED_OWN_WISH: [403, 'This account is blocked because your family asked us to. Contact us to open it again.'],
  BLOCKED_DISPUTE: [
    403,
    'This account is blocked because a payment is disputed with the bank. Contact us to settle it.',
  ],
  BLOCKED_SHARED: [
    403,
    'This account is blocked because people outside the family used it. Contact us to open it again.',
  ],
  BLOCKED_CONDUCT: [
    403,
    'This account is blocked because it was used to harm or insult others. Contact us to discuss it.',
  ],
})

export const accountErrors = defineErrors({
  CONSENT_NEEDED: [403, 'A parent must agree before we store this about a child. Ask a parent to give consent.'],
  EMAIL_NEEDS_CODE: [409, 'This e-mail address is verified. Use a code to change it.'],
  ANSWER_STANDS: [409, 'You cannot change this answer here. Contact us to correct it.'],
})
