// Papers and marking policies of the console: operations console, O12.
import { z } from 'zod'
import { commonErrors } from '#core/kernel/common-errors.ts'
import { endpoint } from '#core/kernel/endpoint.ts'
import { Reason, resource, Version } from '#core/kernel/resource.ts'
import { resourceErrors } from '#core/kernel/resource/resource-errors.ts'
import { Instant, line, QueryFlag, queryInt } from '#core/kernel/schemas.ts'
import { DifficultyKey, QuestionKindKey } from '#core/modules/questions/question.ts'
import { GradeNumber, LanguageKey, Localised, QueryGrade } from '#core/taxonomy/schemas.ts'
import { paperErrors as errors } from './errors.ts'
import { paperFields, PaperId, PaperKindKey, PaperStatusKey, QuestionVersionId } from './paper.ts'
import { SectionView, PaperQuestionView, PassageView } from './paper-view.ts'
import { ExamKey, policyEvidence, policyPlace, policyTerms } from './marking-policy.ts'

const feature = 'tests'

const record = {
  id: z.string(),
  ...paperFields,
  status: PaperStatusKey,
  /** Somebody has taken it: its questions stay. */
  isLocked: z.boolean(),
  /** The languages that every question has. */
  languages: z.array(LanguageKey),
  questionCount: z.int(),
  /** The highest marks: "300". */
  totalMarks: z.string(),
  /** Questions by section, chapter and difficulty. */
  counts: z.array(z.object({ section: z.string(), chapter: z.string(), difficulty: DifficultyKey, count: z.int() })),
  /** Everything that keeps it from being published. */
  problems: z.array(z.object({ field: z.string(), message: z.string() })),
  /** The people who have edited it since it was published last: none of them publishes it. */
  editors: z.array(z.string()),
  /** Since when staff have released its results. */
  releasedAt: Instant.nullable(),
  updatedAt: Instant,
  isDemo: z.boolean(),
}
const written = z.object({ ...record, version: z.string() })

function step<const P extends string, const L extends 'edit' | 'approve'>(path: P, level: L, summary: string) {
  return endpoint({
    method: 'POST',
    path: `/staff/papers/:id/${path}`,
    summary: `Staff: ${summary}`,
    access: `staff:${feature}.${level}`,
    params: z.object({ id: PaperId }),
    body: z.object({ version: Version, reason: Reason.optional() }),
    response: written,
    errors: [commonErrors.NOT_FOUND_ERROR, resourceErrors.STALE_VERSION, errors.PAPER_NOT_READY, errors.OWN_PAPER, errors.PAPER_STEP_REFUSED], // prettier-ignore
  })
}

export const papersStaffApi = {
  staffMarkingPolicies: resource({
    name: 'marking-policies',
    feature,
    record: z.object({
      id: z.string(),
      ...policyPlace,
      ...policyTerms,
      /** 1 for the first row of its place, then counted up. */
      edition: z.int(),
      isActive: z.boolean(),
    }),
    filter: z.object({
      exam: ExamKey.optional(),
      year: queryInt(2020, 2040).optional(),
      isActive: QueryFlag.optional(),
      isChecked: QueryFlag.optional(),
    }),
    sort: ['exam', 'year', 'section', 'checkedOn'],
    create: z.object({ ...policyPlace, ...policyTerms }),
    update: z.object(policyEvidence),
  }),
  staffPapers: resource({
    name: 'papers',
    feature,
    record: z.object(record),
    filter: z.object({
      status: PaperStatusKey.optional(),
      kind: PaperKindKey.optional(),
      isFree: QueryFlag.optional(),
      hasProblems: QueryFlag.optional(),
      grade: QueryGrade.optional(),
    }),
    sort: ['updatedAt', 'opensAt', 'kind', 'status'],
    newestFirst: true,
    create: z.object(paperFields),
    update: z.object(paperFields),
    errors: [errors.PAPER_IS_LOCKED],
  }),
  /** The names of papers for tests in school. Who plans such a test chooses one and cannot open it. */
  staffSchoolPapers: resource({
    name: 'school-papers',
    feature: 'schools',
    record: z.object({ id: z.string(), title: Localised, status: PaperStatusKey, updatedAt: Instant }),
    filter: z.object({ status: PaperStatusKey.optional() }),
    sort: ['updatedAt'],
    newestFirst: true,
  }),
  staffPaperSteps: {
    publishPaper: step('publish', 'approve', 'publish a paper, so that learners find it'),
    retirePaper: step('retire', 'approve', 'retire a paper (attempts that run go on)'),
    releaseResults: step('release', 'approve', 'release the results of a paper to its learners'),
    previewPaper: endpoint({
      method: 'GET',
      path: '/staff/papers/:id/preview',
      summary: 'Staff: read a paper as learners do (makes no attempt)',
      access: `staff:${feature}.view`,
      params: z.object({ id: PaperId }),
      response: z.object({
        sections: z.array(SectionView),
        questions: z.array(PaperQuestionView),
        passages: z.array(PassageView),
      }),
      errors: [commonErrors.NOT_FOUND_ERROR],
    }),
    listApprovedQuestions: endpoint({
      method: 'GET',
      path: '/staff/approved-questions',
      summary: 'Staff: list the newest approved versions of questions, for a paper',
      access: `staff:${feature}.view`,
      query: z.object({
        subject: line(40).optional(),
        grade: QueryGrade.optional(),
        chapter: line(120).optional(),
        kind: QuestionKindKey.optional(),
        difficulty: DifficultyKey.optional(),
        /** The words of the question. */
        q: line(100).optional(),
        after: QuestionVersionId.optional(),
        size: queryInt(1, 100).default(50),
      }),
      response: z.object({
        questions: z.array(
          z.object({
            id: QuestionVersionId,
            kind: QuestionKindKey,
            subject: z.string(),
            grade: GradeNumber,
            chapter: z.string(),
            difficulty: DifficultyKey,
            languages: z.array(LanguageKey),
            words: z.string(),
          }),
        ),
      }),
    }),
  },
}
