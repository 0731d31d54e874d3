import { defineErrors } from '#core/kernel/error.ts'

export const emiErrors = defineErrors({
  EMI_NOT_AVAILABLE: [409, 'This EMI is not available for this amount. Please choose another.'],
  EMI_TERMS_CHANGED: [409, 'The terms of this EMI have changed. Please look at them once more.'],
})
