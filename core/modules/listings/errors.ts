import { defineErrors } from '#core/kernel/error.ts'

// The sentence is the specification's: commerce, section 8.
export const listingErrors = defineErrors({
  BATCH_NOT_FOUND: [404, 'Batch not found, Please try again after sometimes'],
})
