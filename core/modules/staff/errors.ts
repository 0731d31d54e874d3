import { defineErrors } from '#core/kernel/error.ts'

export const staffErrors = defineErrors({
  LOGIN_REFUSED: [401, 'E-mail, password or code is wrong.'],
  PASSKEY_REFUSED: [401, 'This passkey was not accepted. Try again, or log in with password and code.'],
  TOO_MANY_PASSKEYS: [409, 'A login has at most {n} passkeys. Remove one first.'],
  INVITATION_OVER: [410, 'This invitation was used or is too old. Ask for a new one.'],
  OWN_ROLES: [403, 'Nobody changes their own roles. Ask another owner.'],
})
