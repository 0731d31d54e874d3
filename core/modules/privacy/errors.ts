import { defineErrors } from '#core/kernel/error.ts'
import { refundErrors } from '#core/modules/payments/errors.ts'

export const privacyErrors = defineErrors({
  MONEY_UNDER_WAY: [409, 'A payment or refund is still in progress. Delete the account after it is complete.'],
})

/** At the console's desk. */
export const requestErrors = {
  OWN_REQUEST: refundErrors.OWN_REQUEST,
  ...defineErrors({
    NO_SUCH_HOUSEHOLD: [404, 'We could not find this household. It may already be merged into another one.'],
    ASKED_ALREADY: [409, 'This request already exists and is waiting for a decision.'],
    NOT_PROVEN: [409, 'It is not confirmed yet that this request comes from the family. Confirm it first.'],
    REQUEST_DECIDED: [409, 'This request is already decided. Reload the page to see the decision.'],
    NOMINEE_NEEDED: [400, 'Enter the name and the relation of the person to nominate.'],
    ASKED_BY_FAMILY: [409, 'The family made this request itself. Only the family can withdraw it.'],
    NOT_TO_BE_FETCHED: [
      409,
      'The data is available for one week after approval. Make a new request if it has expired.',
    ],
  }),
}
