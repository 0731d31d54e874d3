// Study material as staff look after it: operations console, O33.
import { z } from 'zod'
import { commonErrors } from '#core/kernel/common-errors.ts'
import { endpoint } from '#core/kernel/endpoint.ts'
import { resource } from '#core/kernel/resource.ts'
import { HttpsAddress, Instant, line, listed } from '#core/kernel/schemas.ts'
import { Slug } from '#core/modules/catalogue/catalogue.ts'
import { FILE_TYPES } from '#core/modules/media/file-types.ts'
import { LanguageKey, Localised, SubjectKey } from '#core/taxonomy/schemas.ts'
import { libraryStaffErrors as errors } from './errors.ts'
import { ResourceAccess, ResourceKind } from './library.ts'
import { RESOURCE_STATES } from './resource-kind.ts'

const feature = 'library'
const id = z.string()

const chapter = {
  gradeKey: Slug.clone().register(listed, { list: 'grades' }),
  /** The key of a target or of a board. */
  courseKey: Slug,
  subjectKey: SubjectKey,
  slug: Slug,
  title: Localised,
  position: z.int().min(1).max(1_000),
}

const content = {
  chapterId: line(40).min(1),
  kind: ResourceKind,
  title: Localised,
  language: LanguageKey,
  access: ResourceAccess,
  /** The courses whose learners open an ENROLLED one. */
  courseIds: z.array(line(40).min(1).register(listed, { list: 'courses' })).max(100),
  /** Where somebody else publishes it. A stored file goes before it. */
  address: HttpsAddress.nullable(),
  pages: z.int().min(1).max(5_000).nullable(),
  editionYear: z.int().min(1990).max(2100).nullable(),
  rightsHolder: line(120),
  licence: line(120),
  isOutdated: z.boolean(),
  state: z.enum(RESOURCE_STATES),
}
export type ResourceContent = z.output<z.ZodObject<typeof content>>

const announced = {
  type: z.enum(FILE_TYPES),
  bytes: z.int().min(1),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
}
const ofResource = z.object({ id: line(40).min(1) })

export const libraryStaffApi = {
  staffLibraryChapters: resource({
    name: 'library-chapters',
    feature,
    record: z.object({ id, ...chapter, resources: z.int() }),
    filter: z.object({ gradeKey: chapter.gradeKey.optional(), courseKey: Slug.optional(), subjectKey: SubjectKey.optional() }),
    sort: ['id'],
    newestFirst: true,
    create: z.object(chapter),
    update: z.object(chapter),
  }),
  staffLibraryResources: resource({
    name: 'library-resources',
    feature,
    record: z.object({
      id,
      ...content,
      fileType: z.string().nullable(),
      fileBytes: z.int().nullable(),
      /** Rises with every new file. */
      fileVersion: z.int(),
      openings: z.int(),
      updatedAt: Instant,
    }),
    filter: z.object({
      chapterId: line(40).optional(),
      kind: ResourceKind.optional(),
      state: z.enum(RESOURCE_STATES).optional(),
    }),
    sort: ['updatedAt'],
    newestFirst: true,
    create: z.object(content),
    update: z.object(content),
    errors: Object.values(errors),
  }),
  staffLibraryFiles: {
    askFile: endpoint({
      method: 'POST',
      path: '/staff/library/:id/file',
      summary: 'Staff: get an address to send the file of study material to',
      access: 'staff:library.edit',
      params: ofResource,
      body: z.object(announced),
      response: z.object({ key: z.string(), url: z.string(), headers: z.record(z.string(), z.string()) }),
      errors: [commonErrors.NOT_FOUND_ERROR, errors.RESOURCE_FILE_TOO_LARGE, errors.RESOURCE_FILE_OF_OTHER_KIND],
    }),
    keepFile: endpoint({
      method: 'POST',
      path: '/staff/library/:id/file/keep',
      summary: 'Staff: put a file that was sent in place of the one before',
      access: 'staff:library.edit',
      params: ofResource,
      body: z.object({ key: line(80).min(1) }),
      response: z.object({ fileVersion: z.int() }),
      errors: [commonErrors.NOT_FOUND_ERROR, errors.NOT_THE_ANNOUNCED_FILE, errors.RESOURCE_IS_ONLY_LINKED],
    }),
    readFile: endpoint({
      method: 'GET',
      path: '/staff/library/:id/file',
      summary: 'Staff: get an address of the file for ten minutes',
      access: 'staff:library.view',
      params: ofResource,
      response: z.object({ url: z.string().nullable() }),
      errors: [commonErrors.NOT_FOUND_ERROR],
    }),
  },
} // prettier-ignore
