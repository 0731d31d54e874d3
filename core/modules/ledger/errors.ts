import { defineErrors } from '#core/kernel/error.ts'

export const ledgerErrors = defineErrors({
  BALANCE_TOO_LOW: [409, 'The wallet balance is too low. Add money or choose another way to pay.'],
})
