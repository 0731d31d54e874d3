import { defineErrors } from '#core/kernel/error.ts'

export const ledgerErrors = defineErrors({
  BALANCE_TOO_LOW: [409, 'There is not enough in the wallet.'],
})
