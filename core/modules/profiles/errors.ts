import { defineErrors } from '#core/kernel/error.ts'

export const profileErrors = defineErrors({
  TOO_MANY_ADDRESSES: [409, 'You can save at most {n} addresses. Delete one first.'],
  PAYMENTS_NEED_A_CHANNEL: [409, 'We must be able to tell you about payments. Choose at least one way to reach you.'],
  OFFERS_NEED_CONSENT: [409, 'You have not agreed to receive offers. Agree first, then choose how we send them.'],
  WHATSAPP_NEEDS_CONSENT: [409, 'You have not agreed to WhatsApp messages. Agree to them first.'],
  FLOW_CHANGED: [409, 'These questions have changed. Please answer the new ones.'],
  FLOW_NOT_READY: [409, 'This flow is not ready: {why}. Correct this and publish again.'],
  ANSWER_NOT_OFFERED: [400, 'One of your answers is not available any more. Please choose again.'],
})
