import { defineErrors } from '#core/kernel/error.ts'

export const seatErrors = defineErrors({
  BATCH_FULL: [409, 'This batch is full. See other batches.'],
  BATCH_HAS_SEATS: [409, 'This batch has a seat. Take it now.'],
})
