// A story that a learner or a parent tells in a short upright film.
import { z } from 'zod'
import { id, Instant } from '#core/kernel/schemas.ts'
import { FILM_TYPES } from '#core/modules/media/file-types.ts'
import { Picture } from '#core/modules/media/picture.ts'
import { LanguageKey, Spoken } from '#core/taxonomy/schemas.ts'

export const SECTION_TYPES = ['PROPAGES'] as const
export const REQUEST_TYPES = ['APP', 'WEB'] as const
export const STORY_ROLES = ['Student', 'Mother', 'Father', 'Guardian', 'Teacher'] as const
export const STORY_STATES = ['DRAFT', 'PUBLISHED', 'WITHDRAWN'] as const

export const StoryId = id('sto')

export const Story = z.object({
  id: StoryId,
  title: Spoken,
  name: z.string(),
  role: z.enum(STORY_ROLES),
  /** The course that was taken, and in which year: an advertisement says so. */
  course: z.string(),
  year: z.int(),
  /** The address works for ten minutes. */
  media: z.object({ url: z.string(), type: z.enum(FILM_TYPES) }),
  poster: Picture.nullable(),
  durationSec: z.int(),
  /** The languages that it has captions in. */
  captions: z.array(LanguageKey),
  /** First shown at this time. */
  publishedAt: Instant,
  /** It is shown until then, by the consent of who is in it. */
  consentUntil: Instant,
  isDemo: z.boolean(),
})
export type Story = z.infer<typeof Story>
