import { defineErrors } from '#core/kernel/error.ts'

export const placeErrors = defineErrors({
  PLACE_CORRECTION_IS_OPEN: [409, 'A correction of this order is waiting for a decision.'],
  PLACE_IS_SO_ALREADY: [409, 'The invoice names this state already.'],
  INVOICE_IS_MISSING: [409, 'This order has no invoice yet. Wait until it is issued.'],
  NOTHING_IS_LEFT: [409, 'All of this order was given back, so there is nothing to invoice again.'],
  CREDIT_NOTE_IS_COMING: [409, 'A refund of this order has no credit note yet. Try again in a minute.'],
  ORDER_CHANGED_SINCE: [409, 'This order was changed after the request. Refuse it and request the correction again.'],
  OWN_PLACE_CORRECTION: [403, 'You asked for this correction yourself. Another person must decide it.'],
  PLACE_CORRECTION_DECIDED: [409, 'This request was decided already.'],
})
