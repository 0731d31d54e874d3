import { defineErrors } from '#core/kernel/error.ts'

export const profileErrors = defineErrors({
  TOO_MANY_ADDRESSES: [409, 'A household keeps at most {n} addresses. Delete one first.'],
  PAYMENTS_NEED_A_CHANNEL: [409, 'Messages about payments need at least one way to reach you.'],
  OFFERS_NEED_CONSENT: [409, 'Agree to offers first, then choose how they reach you.'],
  WHATSAPP_NEEDS_CONSENT: [409, 'Agree to messages on WhatsApp first.'],
  FLOW_CHANGED: [409, 'These questions have changed. Please look at them again.'],
  FLOW_NOT_READY: [409, 'This flow cannot be asked yet: {why}.'],
  ANSWER_NOT_OFFERED: [400, 'One of the answers is not among those offered.'],
})
