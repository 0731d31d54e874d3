// Staff read a family's pages as the family sees them: for a while, for a reason that the family can read, and until the family
// ends it.
import { z } from 'zod'
import { id, Instant } from '#core/kernel/schemas.ts'
import { MINUTE } from '#core/kernel/time.ts'

export const VIEW_MINUTES = 15
export const VIEW_LIFE = VIEW_MINUTES * MINUTE

export const SupportViewId = id('sup')
export type SupportViewId = z.infer<typeof SupportViewId>

/** As the family reads it. */
export const SupportLook = z.object({
  viewId: SupportViewId,
  /** "Meera, Support" */
  by: z.string(),
  /** The reason in the staff member's own words. */
  reason: z.string(),
  startedAt: Instant,
  endsAt: Instant,
  /** When it was ended before its time. */
  endedAt: Instant.nullable(),
  isOpen: z.boolean(),
})
export type SupportLook = z.infer<typeof SupportLook>
