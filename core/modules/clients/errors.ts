import { defineErrors } from '#core/kernel/error.ts'

export const clientErrors = defineErrors({
  NO_ORGANISATION: [409, 'There is no organisation to share with. Reload the page.'],
  TOO_MANY_KEYS: [409, 'Two keys of this organisation work already. Revoke one before you create another.'],
  KEY_IS_REVOKED: [409, 'This key has been revoked already.'],
  SCOPE_NOT_GRANTED: [
    422,
    'The organisation does not have this scope. Request it first, and another person approves it.',
  ],
  TARGET_REFUSED: [422, 'Enter an https address on the public internet, without a user name and without a port.'],
  TOO_MANY_TARGETS: [409, 'An organisation has at most {n} targets.'],
  NO_SUCH_PARTNER: [422, 'There is no active partner with this code.'],
  GRANT_DECIDED: [409, 'This request has been decided already.'],
  OWN_GRANT: [403, 'You made this request. Another person must decide it.'],
  GRANT_IS_OPEN: [409, 'A request for this organisation is waiting for a decision.'],
  DELIVERY_IS_WAITING: [409, 'This delivery is being tried already.'],
  TARGET_IS_OFF: [409, 'The target is off. Turn it on before you send to it again.'],
})
