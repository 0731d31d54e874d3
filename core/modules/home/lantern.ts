import { z } from 'zod'
import { GOALS } from './lantern-week.ts'

export const Goal = z.literal(GOALS)

export const LanternWeek = z.object({
  /** Nights a week; null until the learner chooses. */
  goal: Goal.nullable(),
  nights: z.array(z.object({ day: z.string(), isLit: z.boolean(), isSpare: z.boolean(), isTonight: z.boolean() })),
  /** Nights that count so far: those lit and the spare one. */
  kept: z.int(),
})
export type LanternWeek = z.infer<typeof LanternWeek>
