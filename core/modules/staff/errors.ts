import { defineErrors } from '#core/kernel/error.ts'
import { householdErrors } from '#core/modules/households/errors.ts'

export const staffErrors = {
  INVITATION_OVER: householdErrors.INVITATION_OVER,
  ...defineErrors({
    LOGIN_REFUSED: [401, 'E-mail, password or code is wrong.'],
    PASSKEY_REFUSED: [401, 'This passkey was not accepted. Try again, or log in with password and code.'],
    TOO_MANY_PASSKEYS: [409, 'A login has at most {n} passkeys. Remove one first.'],
    OWN_ROLES: [403, 'Nobody changes their own roles. Ask another owner.'],
  }),
}
