// A teacher puts questions of the bank to a class.
import { z } from 'zod'
import { commonErrors } from '#core/kernel/common-errors.ts'
import { endpoint } from '#core/kernel/endpoint.ts'
import { Instant, line, QueryFlag } from '#core/kernel/schemas.ts'
import { QuestionVersionId } from '#core/modules/papers/paper.ts'
import { DIFFICULTIES } from '#core/modules/questions/question-kind.ts'
import { LanguageKey } from '#core/taxonomy/schemas.ts'
import { bankErrors as errors, teachingErrors } from '../errors.ts'
import { SessionId } from '../session.ts'
import { ClassQuestionId } from './pane-api.ts'
import { BANK_KINDS, SECONDS } from './question-length.ts'

const ofClass = z.object({ id: SessionId })
const teacher = { access: 'teacher', owns: { taughtClass: 'id' } } as const
const path = '/teacher/sessions/:id/bank-questions'

/** Without its key: the class sees it when the time to answer is over. */
const BankQuestion = z.object({
  versionId: QuestionVersionId,
  kind: z.enum(BANK_KINDS),
  grade: z.int(),
  chapter: z.string(),
  difficulty: z.enum(DIFFICULTIES),
  languages: z.array(LanguageKey),
  /** HTML, in English if it has that. */
  stem: z.string(),
})

export const bankApi = {
  listBankQuestions: endpoint({
    ...teacher,
    method: 'GET',
    path,
    summary: 'Teacher: find questions of the class’s subject in the bank; those that a test holds back are left out',
    params: ofClass,
    query: z.object({
      q: line(100).min(2).optional(),
      /** Only those for the class (9, 10) of the courses that are taught. */
      isForCourse: QueryFlag.default(false),
      chapter: line(120).min(1).optional(),
      after: QuestionVersionId.optional(),
    }),
    response: z.object({ questions: z.array(BankQuestion), next: QuestionVersionId.nullable() }),
    errors: [commonErrors.NOT_FOUND_ERROR],
    limit: { calls: 60, perSeconds: 60 },
  }),
  askBankQuestion: endpoint({
    ...teacher,
    method: 'POST',
    path,
    summary: 'Teacher: put a question of the bank to the class for some seconds',
    params: ofClass,
    body: z.object({ versionId: QuestionVersionId, seconds: z.int().min(SECONDS.least).max(SECONDS.most) }),
    response: z.object({ id: ClassQuestionId, closesAt: Instant }),
    errors: [commonErrors.NOT_FOUND_ERROR, teachingErrors.CLASS_NOT_BEGUN, teachingErrors.QUESTION_IS_OPEN, errors.QUESTION_NOT_FOR_CLASS], // prettier-ignore
  }),
}
