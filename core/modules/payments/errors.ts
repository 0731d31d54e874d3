import { defineErrors } from '#core/kernel/error.ts'
import { orderErrors } from '#core/modules/orders/errors.ts'
import { otpErrors } from '#core/modules/otp/errors.ts'

export const paymentErrors = {
  INCORRECT_OTP: otpErrors.INCORRECT_OTP,
  PAYMENT_UNDER_WAY: orderErrors.PAYMENT_UNDER_WAY,
  ...defineErrors({
    ORDER_CLOSED: [409, 'This order can no longer be paid. Please start again.'],
    METHOD_NOT_AVAILABLE: [409, 'This way to pay is not available here. Please choose another.'],
    INVALID_VPA: [400, 'Enter a UPI ID such as name@bank.'],
    ORDER_HAS_OTHER_TERMS: [409, 'This order has other terms. Please choose again on the payment page.'],
    NO_OTP_WANTED: [409, 'Your bank does not ask for an OTP now.'],
    CARD_NOT_FOUND: [404, 'Invalid card details.'],
    GATEWAY_AWAY: [503, 'The payment service does not answer. Nothing was charged. Please try again.'],
  }),
}

/** Only staff see these. */
export const refundErrors = defineErrors({
  NOT_REFUNDABLE: [409, 'Only an order whose money we hold can be refunded.'],
  REFUND_TOO_LARGE: [409, 'So much is not left of what was paid for this order.'],
  EMI_REFUND_WHOLE: [409, 'A debit card’s EMI is given back as a whole: the bank takes no part of it.'],
  VALUE_CARRIED_OVER: [409, 'What was left of this plan pays for a newer one. Refund that one first.'],
  OWN_REQUEST: [403, 'You asked for this yourself. Another person must decide.'],
  DECIDED_ALREADY: [409, 'Somebody has decided about this already.'],
})
