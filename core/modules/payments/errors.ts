import { defineErrors } from '#core/kernel/error.ts'
import { orderErrors } from '#core/modules/orders/errors.ts'
import { otpErrors } from '#core/modules/otp/errors.ts'

export const paymentErrors = {
  INCORRECT_OTP: otpErrors.INCORRECT_OTP,
  PAYMENT_UNDER_WAY: orderErrors.PAYMENT_UNDER_WAY,
  ...defineErrors({
    ORDER_CLOSED: [409, 'This order has closed and cannot be paid. Please start again.'],
    METHOD_NOT_AVAILABLE: [409, 'This payment method is not available here. Please choose another one.'],
    INVALID_VPA: [400, 'This is not a valid UPI ID. Enter one such as name@bank.'],
    ORDER_HAS_OTHER_TERMS: [
      409,
      'This order was made with different payment terms. Please choose again on the payment page.',
    ],
    NO_OTP_WANTED: [409, 'Your bank does not need an OTP now. Please wait for the payment to finish.'],
    CARD_NOT_FOUND: [404, 'Invalid card details.'],
    GATEWAY_AWAY: [503, 'The payment service is not responding, and no new payment was started. Please try again.'],
    PAYMENT_START_UNKNOWN: [
      503,
      'We do not know yet whether this payment has started. We are asking the bank, so please do not pay again now. If money was taken, you get what you paid for or the money back.',
    ],
  }),
}

export const returnErrors = defineErrors({
  RETURN_CLOSED: [409, 'This order can no longer be given back here. Please call us.'],
})

/** Only staff see these. */
export const refundErrors = defineErrors({
  NOT_REFUNDABLE: [409, 'This order has no payment to refund. Check its status first.'],
  REFUND_TOO_LARGE: [409, 'This is more than what is left to refund on this order. Enter a smaller amount.'],
  TOO_MANY_REFUNDS: [
    409,
    'The payment gateway takes at most {n} refunds of an order, and this order has had {n}. Return the rest by bank transfer.',
  ],
  EMI_REFUND_WHOLE: [409, 'The bank refunds a debit card EMI only in full. Refund the whole amount.'],
  VALUE_CARRIED_OVER: [409, 'The unused value of this plan was used for a newer plan. Refund the newer plan first.'],
  OWN_REQUEST: [403, 'You made this request yourself. Another person must decide it.'],
  DECIDED_ALREADY: [409, 'Somebody has already decided this. Reload the page to see the decision.'],
})
