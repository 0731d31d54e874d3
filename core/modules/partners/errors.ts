import { defineErrors } from '#core/kernel/error.ts'

export const partnerErrors = defineErrors({
  PARTNER_TOKEN_INVALID: [400, 'This link is no longer valid. Please open it again from where you received it.'],
  TOO_MANY_PARTNER_KEYS: [409, 'Two keys of this partner work already. Remove one before you create another.'],
  PARTNER_USER_LINKED: [409, 'This is already linked to another Kandil account. Log in with that account.'],
})
