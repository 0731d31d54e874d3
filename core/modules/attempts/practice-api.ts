// Practice and ranks: an answer is checked at once, and a learner may let the rank be shown.
import { z } from 'zod'
import { commonErrors } from '#core/kernel/common-errors.ts'
import { endpoint } from '#core/kernel/endpoint.ts'
import { OUTCOMES } from '#core/modules/papers/marking/mark.ts'
import { PaperId, QuestionVersionId } from '#core/modules/papers/paper.ts'
import { Answer, AnswerKey } from '#core/modules/questions/answer-key.ts'
import { unreleased } from '#core/modules/questions/unreleased.ts'
import { answerLanguage, LanguageKey } from '#core/taxonomy/schemas.ts'
import { AttemptId } from './attempt.ts'
import { attemptErrors as errors } from './errors.ts'

const attempt = { params: z.object({ aid: AttemptId }), owns: { attempt: 'aid' } } as const
const { NOT_FOUND_ERROR } = commonErrors

export const CheckedAnswer = z.object({
  outcome: z.enum(OUTCOMES),
  marks: z.string(),
  answer: Answer,
  key: AnswerKey,
  /** HTML by language. */
  solutions: z.partialRecord(LanguageKey, z.string()).register(unreleased, { what: 'SOLUTION' }),
})

const Rank = z.object({
  /** Null: the learner's rank is shown to nobody. */
  pseudonym: z.string().nullable(),
  rank: z.int().nullable(),
  takers: z.int(),
  /** The best of those who show their rank. */
  listed: z.array(z.object({ rank: z.int(), pseudonym: z.string(), marks: z.string() })),
})

export const attemptsPractice = {
  checkAnswer: endpoint({
    method: 'POST',
    path: '/quiz/attempts/:aid/check',
    summary: 'Check the saved answer of a practice question and read why it is right; the answer stays then',
    access: 'household',
    ...attempt,
    body: z.object({ questionId: QuestionVersionId }),
    response: CheckedAnswer,
    errors: [NOT_FOUND_ERROR, errors.NOT_PRACTICE, errors.TEST_IS_SUBMITTED, errors.NOTHING_TO_CHECK],
    limit: { calls: 120, perSeconds: 60 },
  }),
  makePracticeSet: endpoint({
    method: 'POST',
    path: '/quiz/attempts/:aid/practice',
    summary: 'Make a practice set of the weakest chapter from the bank, or find the one that this attempt has',
    access: 'household',
    ...attempt,
    response: z.object({ paperId: PaperId }),
    errors: [NOT_FOUND_ERROR, errors.RESULT_NOT_RELEASED, errors.NO_PRACTICE_SET],
    limit: { calls: 20, perSeconds: 60 },
  }),
  getRank: endpoint({
    method: 'GET',
    path: '/quiz/attempts/:aid/rank',
    summary: 'List the ranks of those who show theirs, under pseudonyms, and the learner’s own if it is shown',
    access: 'household',
    ...attempt,
    response: Rank,
    errors: [NOT_FOUND_ERROR, errors.RESULT_NOT_RELEASED],
  }),
  showRank: endpoint({
    method: 'POST',
    path: '/quiz/attempts/:aid/rank',
    summary: 'Show or hide a learner’s rank under a pseudonym',
    access: 'household',
    ...attempt,
    body: z.object({ isShown: z.boolean() }),
    response: Rank,
    errors: [NOT_FOUND_ERROR, errors.RESULT_NOT_RELEASED],
  }),
  getShareCard: endpoint({
    method: 'GET',
    path: '/quiz/attempts/:aid/card',
    summary: 'Get a picture of a result to share, without the child’s name',
    access: 'household',
    ...attempt,
    query: z.object(answerLanguage),
    response: z.instanceof(Uint8Array),
    contentType: 'image/svg+xml',
    errors: [NOT_FOUND_ERROR, errors.RESULT_NOT_RELEASED],
  }),
}
