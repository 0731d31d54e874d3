import { defineErrors } from '#core/kernel/error.ts'

export const partnerErrors = defineErrors({
  PARTNER_TOKEN_INVALID: [400, 'This link is no longer valid. Open it again from where you got it.'],
  PARTNER_USER_LINKED: [409, 'This connection belongs to another Kandil account.'],
})
