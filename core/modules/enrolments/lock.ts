import { z } from 'zod'
import { ErrorValues } from '#core/taxonomy/schemas.ts'

/** Why a lesson or a test does not open: an error's code and sentence, and the values of the sentence's places in `template`. */
export const Lock = z.object({
  code: z.string(),
  message: z.string(),
  template: z.string(),
  values: ErrorValues,
  /** Where the family can open it: the plans, or the late instalment. */
  path: z.string().nullable(),
})
export type Lock = z.infer<typeof Lock>
