import { defineErrors } from '#core/kernel/error.ts'

export const staffErrors = defineErrors({
  LOGIN_REFUSED: [401, 'The e-mail address, password or code is wrong. Please try again.'],
  PASSKEY_REFUSED: [401, 'This passkey was not accepted. Try again, or use your password and code.'],
  TOO_MANY_PASSKEYS: [409, 'You can have at most {n} passkeys. Remove one first.'],
  INVITATION_OVER: [410, 'This invitation has expired or was already used. Ask for a new one.'],
  OWN_ROLES: [403, 'You cannot change your own roles. Ask another owner.'],
})
