import { defineErrors } from '#core/kernel/error.ts'

export const priceStaffErrors = defineErrors({
  PRICE_CHANGE_IS_OPEN: [409, 'A change of this price is waiting for a decision.'],
  PRICE_IS_SO_ALREADY: [409, 'It is already like this.'],
  PRICE_TERM_IS_UNKNOWN: [400, 'A change of this kind does not have all of these fields.'],
  PRICE_CHANGED_SINCE: [409, 'This was changed after the request. Refuse it and request the change again.'],
  OWN_PRICE_CHANGE: [403, 'You asked for this price, or wrote it. Another person must approve it.'],
  PRICE_CHANGE_DECIDED: [409, 'This request was decided already.'],
})
