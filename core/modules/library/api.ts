// Study material by class, target or board, subject and chapter: unshaped screen B9.
import { z } from 'zod'
import { commonErrors } from '#core/kernel/common-errors.ts'
import { endpoint } from '#core/kernel/endpoint.ts'
import { callerFields, Instant, line, queryInt } from '#core/kernel/schemas.ts'
import { Slug } from '#core/modules/catalogue/catalogue.ts'
import { TicketId } from '#core/modules/tickets/ticket.ts'
import { answerLanguage, LanguageKey } from '#core/taxonomy/schemas.ts'
import { libraryErrors as errors } from './errors.ts'
import { ChapterId, ResourceId, ResourceKind, StudyChapter, StudyGrade, StudyResource } from './library.ts'
import { DAILY_QUOTA } from './resource-kind.ts'

const params = z.object({ id: ResourceId })
const place = { grade: Slug.optional(), board: Slug.optional(), target: Slug.optional() }

export const libraryApi = {
  getTree: endpoint({
    method: 'GET',
    path: '/library/tree',
    summary: 'List the classes with their targets and boards; with a class and one of these, its subjects and chapters too',
    access: 'anyone',
    query: z.object({ ...place, ...answerLanguage }),
    response: z.object({ grades: z.array(StudyGrade), chapters: z.array(StudyChapter) }),
    limit: { calls: 240, perSeconds: 60 },
  }),
  listResources: endpoint({
    method: 'GET',
    path: '/library/resources',
    summary: 'List the study material of a chapter',
    access: 'anyone',
    query: z.object({
      chapter: ChapterId,
      kind: ResourceKind.optional(),
      /** Only those in this language of teaching. */
      language: LanguageKey.optional(),
      cursor: queryInt(0, 100_000).default(0),
      ...answerLanguage,
    }),
    response: z.object({ resources: z.array(StudyResource), nextCursor: z.int().nullable() }),
    limit: { calls: 240, perSeconds: 60 },
  }),
  getResource: endpoint({
    method: 'GET',
    path: '/library/resources/:id',
    summary: 'Get a piece of study material with its chapter, its rights and its edition',
    access: 'anyone',
    params,
    query: z.object(answerLanguage),
    response: z.object({ resource: StudyResource, chapter: StudyChapter }),
    errors: [commonErrors.NOT_FOUND_ERROR],
  }),
  signUrl: endpoint({
    method: 'POST',
    path: '/library/resources/:id/signed-url',
    summary: 'Get an address by which the file is read for ten minutes',
    access: 'anyone',
    params,
    body: z.object(callerFields),
    response: z.object({
      url: z.string(),
      /** Null for a link to somebody else's page. */
      expiresAt: Instant.nullable(),
    }),
    errors: [commonErrors.NOT_FOUND_ERROR, errors.RESOURCE_NEEDS_LOGIN, errors.RESOURCE_NEEDS_COURSE],
    limit: { calls: DAILY_QUOTA, perSeconds: 86_400, everywhere: true },
  }),
  reportResource: endpoint({
    method: 'POST',
    path: '/library/resources/:id/report',
    summary: 'Report an error in study material: it becomes a question to the help desk',
    access: 'household',
    params,
    body: z.object({ text: line(1_000).min(3, 'Write a sentence.'), ...answerLanguage }),
    response: z.object({ ticketId: TicketId }),
    errors: [commonErrors.NOT_FOUND_ERROR],
    limit: { calls: 10, perSeconds: 3_600, everywhere: true },
  }),
} // prettier-ignore
