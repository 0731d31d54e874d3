import { z } from 'zod'

/** The seats of a batch that has a limited number. */
export const BatchSeats = z.object({
  batchId: z.string(),
  seats: z.int(),
  /** Neither taken nor held for somebody who pays just now. */
  left: z.int(),
})
export type BatchSeats = z.infer<typeof BatchSeats>
