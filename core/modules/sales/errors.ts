import { defineErrors } from '#core/kernel/error.ts'

export const salesErrors = defineErrors({
  LEAD_NOT_VALID: [404, 'This link is not valid. Ask your adviser for a new link.'],
  LEAD_EXPIRED: [409, 'This offer has expired. Ask your adviser for a new one.'],
  LEAD_CLOSED: [409, 'This offer is closed. Ask your adviser for a new one.'],
  LEAD_FOR_ANOTHER_NUMBER: [403, 'This offer is for the number {phone}. Log in with that number.'],
  OFFER_CHANGED: [409, 'This offer has changed. Please read it again before you confirm.'],
  PAY_LINK_NOT_VALID: [404, 'This link is not valid. Ask the sender for a new link.'],
  PAY_LINK_OVER: [409, 'This link has expired. Ask the sender for a new link.'],
  NOT_PAID_YET: [409, 'This has not been paid yet, so there is no receipt.'],
  RECEIPT_SENT: [409, 'The receipt was already sent to a number.'],
  NOT_YOUR_LEAD: [403, 'This lead belongs to another adviser. Ask that adviser, or have the lead reassigned.'],
  AGENT_INACTIVE: [409, 'This adviser is not active. Choose another adviser.'],
  DISCOUNT_ABOVE_CEILING: [409, 'This discount is too high. The highest discount here is {most}.'],
  CALLS_NOT_ALLOWED: [409, 'This family has not allowed calls. Send the offer as a message instead.'],
  LEAD_STAYS: [409, 'This lead cannot be changed in its current status. Reload the page to see its status.'],
})
