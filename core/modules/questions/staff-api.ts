// The question bank of the console: operations console, O11.
import { z } from 'zod'
import { commonErrors } from '#core/kernel/common-errors.ts'
import { endpoint } from '#core/kernel/endpoint.ts'
import type { ErrorFactory } from '#core/kernel/error.ts'
import { Reason, resource, Version } from '#core/kernel/resource.ts'
import { resourceErrors } from '#core/kernel/resource/resource-errors.ts'
import { Instant, line } from '#core/kernel/schemas.ts'
import { LanguageKey, QueryGrade, SubjectKey } from '#core/taxonomy/schemas.ts'
import { base64Length, MOST_DOCX_BYTES } from './docx-file.ts'
import { questionErrors as errors } from './errors.ts'
import { DifficultyKey, questionFields, QuestionId, QuestionKindKey, QuestionStatusKey } from './question.ts'
import { QuestionText, RenderedText, RenderedTexts, TextProblem } from './question-text.ts'

const feature = 'questions'

const record = {
  id: z.string(),
  kind: QuestionKindKey,
  ...questionFields,
  passageId: z.string().nullable(),
  status: QuestionStatusKey,
  /** The number of the last approved version; 0 before the first. */
  editionNo: z.int(),
  /** The languages that are written completely. */
  languages: z.array(LanguageKey),
  /** The texts as HTML, made when they were saved. */
  rendered: RenderedTexts,
  /** Everything that keeps it from being approved. */
  problems: z.array(z.object({ field: z.string(), message: z.string() })),
  /** The authors of everything that is not approved yet. They cannot approve it. */
  editors: z.array(z.string()),
  reviewNote: z.string(),
  updatedAt: Instant,
  isDemo: z.boolean(),
}
const written = z.object({ ...record, version: z.string() })

const stepErrors = [commonErrors.NOT_FOUND_ERROR, resourceErrors.STALE_VERSION, errors.QUESTION_STEP_REFUSED]

function step<const P extends string, const L extends 'edit' | 'approve'>(path: P, level: L, summary: string) {
  return endpoint({
    method: 'POST',
    path: `/staff/bank-questions/:id/${path}`,
    summary: `Staff: ${summary}`,
    access: `staff:${feature}.${level}`,
    params: z.object({ id: QuestionId }),
    body: z.object({ version: Version, note: Reason.optional() }),
    response: written,
    errors: [...stepErrors, errors.QUESTION_NOT_READY, errors.OWN_QUESTION],
  })
}

/** The file does not hold these. */
const filePlace = {
  subject: questionFields.subject,
  grade: questionFields.grade,
  chapter: questionFields.chapter,
  source: line(300),
  licence: line(120),
}
const SheetRows = z.object({
  rows: z.array(z.record(z.string(), z.string())),
  errors: z.array(z.object({ row: z.int(), field: z.string(), message: z.string() })),
})

/** Reads a file of another system into rows of the import sheet. */
function fileReader<const P extends string, const E extends ErrorFactory>(path: P, name: string, notOne: E) {
  return endpoint({
    method: 'POST',
    path: `/staff/question-${path}`,
    summary: `Staff: read a ${name} file into rows of the import sheet (saves nothing)`,
    access: `staff:${feature}.edit`,
    body: z.object({ text: z.string().min(1).max(60_000), ...filePlace }),
    response: SheetRows,
    errors: [notOne],
    limit: { calls: 30, perSeconds: 60 },
  })
}

export const questionsStaffApi = {
  staffQuestions: resource({
    name: 'bank-questions',
    feature,
    record: z.object(record),
    filter: z.object({
      status: QuestionStatusKey.optional(),
      kind: QuestionKindKey.optional(),
      subject: SubjectKey.optional(),
      grade: QueryGrade.optional(),
      chapter: line(120).optional(),
      difficulty: DifficultyKey.optional(),
      language: LanguageKey.optional(),
      passageId: line(64).optional(),
    }),
    sort: ['updatedAt', 'chapter', 'subject', 'grade'],
    newestFirst: true,
    create: z.object({ kind: QuestionKindKey, ...questionFields }),
    update: z.object({ ...questionFields, kind: QuestionKindKey.optional() }),
    import: true,
    errors: [errors.QUESTION_KIND_IS_FIXED],
  }),
  staffQuestionReview: {
    submitQuestion: step('submit', 'edit', 'hand a question to review'),
    approveQuestion: step('approve', 'approve', 'approve a question, which makes a version that never changes'),
    sendQuestionBack: step('send-back', 'approve', 'return a question to its author with a note'),
    retireQuestion: step('retire', 'approve', 'retire a question (papers keep the version they have)'),
    listQuestionVersions: endpoint({
      method: 'GET',
      path: '/staff/bank-questions/:id/versions',
      summary: 'Staff: list the approved versions of a question, the newest first',
      access: `staff:${feature}.view`,
      params: z.object({ id: QuestionId }),
      response: z.array(
        z.object({ id: z.string(), no: z.int(), approvedBy: z.string(), approvedAt: Instant, editors: z.array(z.string()), texts: RenderedTexts }),
      ), // prettier-ignore
      errors: [commonErrors.NOT_FOUND_ERROR],
    }),
    findDuplicates: endpoint({
      method: 'GET',
      path: '/staff/bank-questions/:id/duplicates',
      summary: 'Staff: list questions with nearly the same words',
      access: `staff:${feature}.view`,
      params: z.object({ id: QuestionId }),
      response: z.array(
        z.object({
          id: z.string(),
          status: QuestionStatusKey,
          chapter: z.string(),
          words: z.string(),
          /** Shared trigrams, 0 to 100. */
          percent: z.int(),
        }),
      ),
      errors: [commonErrors.NOT_FOUND_ERROR],
    }),
    renderText: endpoint({
      method: 'POST',
      path: '/staff/question-preview',
      summary: 'Staff: render the text of a question in one language without saving it',
      access: `staff:${feature}.view`,
      body: z.object({ lang: LanguageKey, text: QuestionText }),
      response: z.object({ text: RenderedText, problems: z.array(TextProblem) }),
      limit: { calls: 300, perSeconds: 60 },
    }),
    readGift: fileReader('gift', 'GIFT', errors.NOT_A_GIFT_FILE),
    readQti: fileReader('qti', 'QTI 2.x', errors.NOT_A_QTI_FILE),
    readDocx: endpoint({
      method: 'POST',
      path: '/staff/question-docx',
      summary: 'Staff: read a Word document into rows of the import sheet (saves nothing)',
      access: `staff:${feature}.edit`,
      body: z.object({
        /** The bytes in Base64. */
        file: z.base64('Choose a Word document.').min(4).max(base64Length(MOST_DOCX_BYTES)),
        /** The whole document is in this language. */
        language: LanguageKey.default('en'),
        ...filePlace,
      }),
      response: SheetRows,
      errors: [errors.NOT_A_DOCX_FILE, errors.NO_QUESTION_IN_DOCX, errors.DOCX_TOO_LARGE],
      limit: { calls: 30, perSeconds: 60 },
    }),
  },
}
