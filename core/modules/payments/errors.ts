import { defineErrors } from '#core/kernel/error.ts'

export const paymentErrors = defineErrors({
  ORDER_CLOSED: [409, 'This order can no longer be paid. Please start again.'],
  METHOD_NOT_AVAILABLE: [409, 'This way to pay is not available here. Please choose another.'],
  INVALID_VPA: [400, 'Enter a UPI ID such as name@bank.'],
  ORDER_HAS_OTHER_TERMS: [409, 'This order has other terms. Please choose again on the payment page.'],
  INCORRECT_OTP: [400, 'Incorrect OTP. Please try again.'],
  NO_OTP_WANTED: [409, 'Your bank does not ask for an OTP now.'],
  CARD_NOT_FOUND: [404, 'Invalid card details.'],
  PAYMENT_UNDER_WAY: [409, 'A payment for this course is under way. Please finish or wait for it first.'],
  GATEWAY_AWAY: [503, 'The payment service does not answer. No new payment was started. Please try again.'],
  PAYMENT_START_UNKNOWN: [
    503,
    'We do not know yet whether this payment has started. We are asking the bank, so please do not pay again now. If money was taken, you get what you paid for or the money back.',
  ],
})

/** Only staff see these. */
export const refundErrors = defineErrors({
  NOT_REFUNDABLE: [409, 'Only an order whose money we hold can be refunded.'],
  REFUND_TOO_LARGE: [409, 'So much is not left of what was paid for this order.'],
  EMI_REFUND_WHOLE: [409, 'A debit card’s EMI is given back as a whole: the bank takes no part of it.'],
  VALUE_CARRIED_OVER: [409, 'What was left of this plan pays for a newer one. Refund that one first.'],
  OWN_REQUEST: [403, 'A second person decides about a refund.'],
  DECIDED_ALREADY: [409, 'Somebody has decided about this already.'],
})
