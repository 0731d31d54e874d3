// Stories as staff look after them. The consent of who is in the film comes first.
import { z } from 'zod'
import { commonErrors } from '#core/kernel/common-errors.ts'
import { endpoint } from '#core/kernel/endpoint.ts'
import { resource } from '#core/kernel/resource.ts'
import { Instant, inWords, line } from '#core/kernel/schemas.ts'
import { FILM_TYPES } from '#core/modules/media/file-types.ts'
import { MOST_FILE_BYTES } from '#core/modules/uploads/limits.ts'
import { PictureId } from '#core/modules/media/picture.ts'
import { GradeNumber, Localised, TargetKey } from '#core/taxonomy/schemas.ts'
import { storyStaffErrors as errors } from './errors.ts'
import { SECTION_TYPES, STORY_ROLES, STORY_STATES } from './story.ts'

const content = {
  sectionType: inWords(z.enum(SECTION_TYPES), { PROPAGES: 'Programs' }),
  title: Localised,
  name: line(80).min(1),
  role: z.enum(STORY_ROLES),
  course: line(120).min(1),
  year: z.int().min(2000).max(2100),
  /** Null: for all. */
  grade: GradeNumber.nullable(),
  target: TargetKey.nullable(),
  posterId: PictureId.nullable(),
  durationSec: z.int().min(1).max(180),
  captions: Localised,
  /** Where the signed consent is kept. */
  consentProof: line(200),
  consentAt: Instant.nullable(),
  consentUntil: Instant.nullable(),
  position: z.int().min(1).max(1_000),
  state: z.enum(STORY_STATES),
}
export type StoryContent = z.output<z.ZodObject<typeof content>>

const MOST_BYTES = MOST_FILE_BYTES
const ofStory = z.object({ id: line(40).min(1) })

export const storiesStaffApi = {
  staffStories: resource({
    name: 'stories',
    feature: 'content',
    record: z.object({ id: z.string(), ...content, filmType: z.string().nullable(), filmBytes: z.int().nullable() }),
    filter: z.object({ state: z.enum(STORY_STATES).optional() }),
    sort: ['position'],
    create: z.object(content),
    update: z.object(content),
    errors: Object.values(errors),
  }),
  staffStoryFilms: {
    askFilm: endpoint({
      method: 'POST',
      path: '/staff/stories/:id/film',
      summary: 'Staff: get an address to send the film of a story to',
      access: 'staff:content.edit',
      params: ofStory,
      body: z.object({ type: z.enum(FILM_TYPES), bytes: z.int().min(1).max(MOST_BYTES), sha256: z.string().regex(/^[0-9a-f]{64}$/) }),
      response: z.object({ key: z.string(), url: z.string(), headers: z.record(z.string(), z.string()) }),
      errors: [commonErrors.NOT_FOUND_ERROR],
    }),
    keepFilm: endpoint({
      method: 'POST',
      path: '/staff/stories/:id/film/keep',
      summary: 'Staff: put a film that was sent in place of the one before',
      access: 'staff:content.edit',
      params: ofStory,
      body: z.object({ key: line(80).min(1) }),
      response: z.object({ isDone: z.literal(true) }),
      errors: [commonErrors.NOT_FOUND_ERROR, errors.NOT_THE_ANNOUNCED_FILM],
    }),
  },
} // prettier-ignore
