// Campaign pages: composed by staff of a few kinds of sections, in the order they put them.
import { z } from 'zod'
import { Href, Instant } from '#core/kernel/schemas.ts'
import { CourseKind } from '#core/modules/catalogue/catalogue.ts'
import { BoardKey, GradeNumber, Localised, Spoken, StreamKey, TargetKey } from '#core/taxonomy/schemas.ts'

export const CampaignSlug = z
  .string()
  .max(80)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Use small letters, digits and dashes.')

const study = { grade: GradeNumber, stream: StreamKey.optional(), board: BoardKey, target: TargetKey }

/** The sections, over what a text is: written in its languages, or answered in the reader's. */
function sectionsOf<T extends z.ZodType>(text: T) {
  const title = text
  return z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('HERO'), title, text, label: text, redirectionUrl: Href }),
    z.object({ kind: z.literal('TEXT'), title, paragraphs: z.array(text).min(1).max(20) }),
    z.object({
      kind: z.literal('POINTS'),
      title,
      points: z.array(z.object({ title, text })).min(1).max(12), // prettier-ignore
    }),
    z.object({ kind: z.literal('COURSES'), title, ...study, courseKind: CourseKind.optional() }),
    z.object({ kind: z.literal('FREE_CLASSES'), title, grade: GradeNumber.nullable() }),
    z.object({ kind: z.literal('CLAIMS'), title }),
    z.object({ kind: z.literal('TESTIMONIALS'), title }),
    z.object({ kind: z.literal('QUESTIONS'), title }),
  ])
}

export const WrittenSection = sectionsOf(Localised)
export type WrittenSection = z.infer<typeof WrittenSection>
export const CampaignSection = sectionsOf(Spoken)
export type CampaignSection = z.infer<typeof CampaignSection>

export const Campaign = z.object({
  slug: CampaignSlug,
  title: Spoken,
  description: Spoken,
  sections: z.array(CampaignSection),
  /** Until when it is on; null when nobody has set an end. A countdown is to this and to nothing else. */
  endsAt: Instant.nullable(),
})
export type Campaign = z.infer<typeof Campaign>

/** The fields that staff save. */
export const writtenCampaign = {
  slug: CampaignSlug,
  title: Localised,
  description: Localised,
  sections: z.array(WrittenSection).min(1).max(20),
  startsAt: Instant,
  endsAt: Instant.nullable(),
  /** Only ACTIVE is served. */
  entityState: z.enum(['DRAFT', 'ACTIVE', 'INACTIVE']),
}
export type WrittenCampaign = z.output<z.ZodObject<typeof writtenCampaign>>
