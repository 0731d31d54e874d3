import { defineErrors } from '#core/kernel/error.ts'

export const orderErrors = defineErrors({
  QUOTE_EXPIRED: [409, 'This price was valid for 15 minutes and has expired. Please check the new price.'],
  QUOTE_INVALID: [400, 'We could not confirm this price. Please go back and check it again.'],
  PRICE_DROPPED: [409, 'The price is lower now. Please check it before you pay.'],
  PAYMENT_UNDER_WAY: [
    409,
    'A payment for this course is already in progress. Please complete it or wait until it ends.',
  ],
  COUPON_ON_OPEN_ORDER: [
    409,
    'This coupon is on your order {number}, whose payment has not ended yet. Complete that payment, or try again when it has ended.',
  ],
  STATE_NEEDED: [400, 'The tax on your invoice depends on your state. Please enter your PIN code.'],
  PIN_CODE_UNKNOWN: [400, 'We do not know the PIN code {pinCode}. Please check it, or choose your state.'],
  PIN_CODE_OF_TWO_STATES: [400, 'The PIN code {pinCode} is in two states. Please choose yours.'],
  CREDIT_SPENT: [409, 'Your earlier plan has ended, so its unused days no longer count. Please check the new price.'],
  ORDER_NOT_FOUND: [404, 'We could not find this. Please check the link and try again.'],
})
