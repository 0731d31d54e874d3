import { defineErrors } from '#core/kernel/error.ts'

export const privacyErrors = defineErrors({
  MONEY_UNDER_WAY: [409, 'A payment or refund is still under way. Delete the account once it is through.'],
})
