import { defineErrors } from '#core/kernel/error.ts'

export const emiErrors = defineErrors({
  EMI_NOT_AVAILABLE: [409, 'This EMI plan is not available for this amount. Please choose another one.'],
  EMI_TERMS_CHANGED: [409, 'The terms of this EMI plan have changed. Please check them and pay again.'],
})
