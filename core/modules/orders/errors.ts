import { defineErrors } from '#core/kernel/error.ts'

export const orderErrors = defineErrors({
  QUOTE_EXPIRED: [409, 'This price was held for 15 minutes. Please look at it once more.'],
  QUOTE_INVALID: [400, 'This price is not one of ours. Please look at it once more.'],
  PRICE_DROPPED: [409, 'The price is lower now. Please look at it once more.'],
  PAYMENT_UNDER_WAY: [409, 'A payment for this course is under way. Please finish or wait for it first.'],
  STATE_NEEDED: [400, 'Enter your PIN code: the tax on the invoice depends on your state.'],
  CREDIT_SPENT: [409, 'The plan whose unused days were taken off has ended. Please look at the price once more.'],
  ORDER_NOT_FOUND: [404, 'We could not find this. Please check the link and try again.'],
})
