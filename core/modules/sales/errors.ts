import { defineErrors } from '#core/kernel/error.ts'

export const salesErrors = defineErrors({
  LEAD_NOT_VALID: [404, 'This link is not valid. Ask your adviser for a new one.'],
  LEAD_EXPIRED: [409, 'This offer has ended. Ask your adviser for a new one.'],
  LEAD_CLOSED: [409, 'This offer is closed.'],
  LEAD_FOR_ANOTHER_NUMBER: [403, 'This offer was made for the number {phone}. Sign in with that number.'],
  OFFER_CHANGED: [409, 'This offer has changed. Please read it once more.'],
  PAY_LINK_NOT_VALID: [404, 'This link is not valid. Ask for a new one.'],
  PAY_LINK_OVER: [409, 'This link has ended. Ask for a new one.'],
  NOT_YOUR_LEAD: [403, 'This lead belongs to another adviser.'],
  AGENT_INACTIVE: [409, 'This adviser does not sell at present.'],
  DISCOUNT_ABOVE_CEILING: [409, 'The most that may be taken off here is {most}.'],
  LEAD_STAYS: [409, 'This lead cannot be changed in its present state.'],
})
