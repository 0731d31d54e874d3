import { z } from 'zod'
import { id, Instant, inWords } from '#core/kernel/schemas.ts'
import { Slug } from '#core/modules/catalogue/catalogue.ts'
import { FILE_TYPES } from '#core/modules/media/file-types.ts'
import { LanguageKey, Spoken } from '#core/taxonomy/schemas.ts'
import { RESOURCE_ACCESS, RESOURCE_KINDS } from './resource-kind.ts'

export const ChapterId = id('lch')
export const ResourceId = id('lrs')
export const ResourceKind = z.enum(RESOURCE_KINDS)
export const ResourceAccess = inWords(z.enum(RESOURCE_ACCESS), {
  FREE: 'Everyone',
  LOGIN: 'Families who are logged in',
  ENROLLED: 'Learners of its courses',
})

const named = { key: z.string(), name: Spoken }
/** How many published resources there are. */
const counted = { resources: z.int() }

export const StudyCourse = z.object({ ...named, ...counted })
export const StudyGrade = z.object({ ...named, courses: z.array(StudyCourse) })

export const StudyChapter = z.object({
  id: ChapterId,
  slug: Slug,
  title: Spoken,
  /** The key of a class: "11-science". */
  grade: z.object(named),
  /** A target or a board. */
  course: z.object(named),
  subject: z.object(named),
  ...counted,
})

export const StudyResource = z.object({
  id: ResourceId,
  kind: ResourceKind,
  title: Spoken,
  language: LanguageKey,
  access: ResourceAccess,
  /** Null where it is a link to somebody else's page. */
  file: z.object({ type: z.enum(FILE_TYPES), bytes: z.int(), pages: z.int().nullable() }).nullable(),
  editionYear: z.int(),
  rightsHolder: z.string(),
  licence: z.string(),
  /** The syllabus has changed since this edition. */
  isOutdated: z.boolean(),
  updatedAt: Instant,
})
export type StudyResource = z.infer<typeof StudyResource>
