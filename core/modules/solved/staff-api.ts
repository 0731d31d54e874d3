// Solved questions as staff write and approve them: operations console, O32.
import { z } from 'zod'
import { commonErrors } from '#core/kernel/common-errors.ts'
import { endpoint } from '#core/kernel/endpoint.ts'
import { Reason, resource, Version } from '#core/kernel/resource.ts'
import { resourceErrors } from '#core/kernel/resource/resource-errors.ts'
import { Instant, line } from '#core/kernel/schemas.ts'
import { BoardKey, GradeNumber, LanguageKey, Localised, QueryGrade, SubjectKey } from '#core/taxonomy/schemas.ts'
import { solvedErrors as errors } from './errors.ts'
import { SolvedId, SolvedSlug } from './solved.ts'
import { SOLVED_STATUSES } from './solved-status.ts'

const feature = 'articles'
const Ref = line(64).min(1)

const content = {
  slug: SolvedSlug,
  board: BoardKey,
  grade: GradeNumber,
  subject: SubjectKey,
  chapter: line(120).min(1),
  /** Markdown, as the steps. */
  stem: Localised,
  /** Null until somebody has answered it. */
  answer: Localised.nullable(),
  steps: Localised.nullable(),
  /** Who signs the answer. */
  teacherId: Ref.nullable(),
  /** Where it comes from: "Written for Kandil by A. Iyer". */
  sourceLine: line(300),
  licence: line(120),
}
export type NewSolved = z.output<z.ZodObject<typeof content>>

const record = {
  id: z.string(),
  ...content,
  /** The question of the bank that it was made from. */
  bankId: z.string().nullable(),
  status: z.enum(SOLVED_STATUSES),
  isPublic: z.boolean(),
  reviewedAt: Instant.nullable(),
  languages: z.array(LanguageKey),
  problems: z.array(z.object({ field: z.string(), message: z.string() })),
  editors: z.array(z.string()),
  reviewNote: z.string(),
  updatedAt: Instant,
  isDemo: z.boolean(),
}

function step<const P extends string, const L extends 'edit' | 'approve'>(path: P, level: L, summary: string) {
  return endpoint({
    method: 'POST',
    path: `/staff/solved-questions/:id/${path}`,
    summary: `Staff: ${summary}`,
    access: `staff:${feature}.${level}`,
    params: z.object({ id: SolvedId }),
    body: z.object({ version: Version, note: Reason.optional() }),
    response: z.object({ ...record, version: z.string() }),
    errors: [
      commonErrors.NOT_FOUND_ERROR,
      resourceErrors.STALE_VERSION,
      resourceErrors.ALREADY_EXISTS,
      errors.SOLVED_STEP_REFUSED,
      errors.SOLVED_NOT_READY,
      errors.OWN_SOLUTION,
    ],
  })
}

export const staffSolvedQuestions = resource({
  name: 'solved-questions',
  feature,
  record: z.object(record),
  filter: z.object({
    status: z.enum(SOLVED_STATUSES).optional(),
    board: BoardKey.optional(),
    grade: QueryGrade.optional(),
    subject: SubjectKey.optional(),
    chapter: line(120).optional(),
  }),
  sort: ['updatedAt', 'slug'],
  newestFirst: true,
  create: z.object(content),
  update: z.object(content),
})

export const staffSolvedReview = {
  submitSolved: step('submit', 'edit', 'hand a solved question to review'),
  approveSolved: step('approve', 'approve', 'approve a solved question, which publishes it'),
  sendSolvedBack: step('send-back', 'approve', 'return a solved question to its author with a note'),
  archiveSolved: step('archive', 'approve', 'take a solved question from its readers'),
  importFromBank: endpoint({
    method: 'POST',
    path: '/staff/solved-questions-from-bank',
    summary: 'Staff: make drafts of the approved bank questions of a chapter that no paper holds, with their licence',
    access: `staff:${feature}.edit`,
    body: z.object({ board: BoardKey, grade: GradeNumber, subject: SubjectKey, chapter: line(120).min(1), teacherId: Ref }),
    response: z.object({ added: z.int(), /** Held by a paper, made before, or without a licence. */ left: z.int() }),
    errors: [commonErrors.NOT_FOUND_ERROR],
    limit: { calls: 30, perSeconds: 60 },
  }),
} // prettier-ignore
