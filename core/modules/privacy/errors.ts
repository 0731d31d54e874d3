import { defineErrors } from '#core/kernel/error.ts'
import { refundErrors } from '#core/modules/payments/errors.ts'

export const privacyErrors = defineErrors({
  MONEY_UNDER_WAY: [409, 'A payment or refund is still under way. Delete the account once it is through.'],
})

/** At the console's desk. */
export const requestErrors = {
  OWN_REQUEST: refundErrors.OWN_REQUEST,
  ...defineErrors({
    NO_SUCH_HOUSEHOLD: [404, 'There is no such household, or it was merged into another one.'],
    ASKED_ALREADY: [409, 'This has been asked for already and waits for its decision.'],
    NOT_PROVEN: [409, 'Nobody has proven yet that the request comes from the family.'],
    REQUEST_DECIDED: [409, 'This has been decided already.'],
    NOT_TO_BE_FETCHED: [409, 'The data can be fetched for a week once the request is let through.'],
  }),
}
