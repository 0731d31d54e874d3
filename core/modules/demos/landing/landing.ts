// The public pages of demo classes. Families come to them from posters and from search.
import { z } from 'zod'
import { Instant } from '#core/kernel/schemas.ts'
import { GradeNumber, Spoken } from '#core/taxonomy/schemas.ts'
import { DemoCategory } from '../demo.ts'

export const LANDING_KEYS = ['supercoders', 'supercoders-1-2', 'supercoders-3-4', 'supercoders-5-6', 'supercoders-7-8', 'superreaders', 'superspeakers'] as const // prettier-ignore
export const LandingKey = z.enum(LANDING_KEYS)
export type LandingKey = z.infer<typeof LandingKey>

/** The classes of a band's page: "3-4" is /supercoders/courses/3-4. */
export const CODING_BANDS = ['1-2', '3-4', '5-6', '7-8'] as const

/** Address of a page, without a language. */
export function landingPath(key: LandingKey): string {
  const band = CODING_BANDS.find((each) => key === `supercoders-${each}`)
  return band ? `/supercoders/courses/${band}` : `/${key}`
}

export const LandingLink = z.object({
  key: LandingKey,
  path: z.string(),
  category: DemoCategory,
  grades: z.array(GradeNumber),
  /** False: its demos cannot be booked at the moment. */
  isOpen: z.boolean(),
  title: Spoken,
  lead: Spoken,
})

export const Landing = LandingLink.extend({
  firstClass: Spoken,
  fees: Spoken,
  /** Demos of the subject that children have attended, as counted at this moment. */
  attended: z.int(),
  countedAt: Instant,
})
