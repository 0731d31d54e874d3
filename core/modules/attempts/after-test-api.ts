// After a test: a learner says that a question is wrong, and reads how it was decided.
import { z } from 'zod'
import { commonErrors } from '#core/kernel/common-errors.ts'
import { endpoint } from '#core/kernel/endpoint.ts'
import { id, Instant, line } from '#core/kernel/schemas.ts'
import { PassageView } from '#core/modules/papers/paper-view.ts'
import { QuestionVersionId } from '#core/modules/papers/paper.ts'
import { SolutionView } from './api.ts'
import { AttemptId } from './attempt.ts'
import { attemptErrors as errors } from './errors.ts'
import { CHALLENGE_CLAIMS, CHALLENGE_STATUSES } from './regrade.ts'

const attempt = { params: z.object({ aid: AttemptId }), owns: { attempt: 'aid' } } as const
const { NOT_FOUND_ERROR } = commonErrors

export const ChallengeId = id('chl')

export const Challenge = z.object({
  id: ChallengeId,
  questionId: QuestionVersionId,
  claim: z.enum(CHALLENGE_CLAIMS),
  evidence: z.string(),
  /** It came after the window: staff read it, and no decision is promised. */
  isLate: z.boolean(),
  status: z.enum(CHALLENGE_STATUSES),
  /** The answer of staff; empty while it is open. */
  answer: z.string(),
  madeAt: Instant,
})
export type Challenge = z.infer<typeof Challenge>

/** The question of a test that a learner asks about, as the staff who answer read it. */
export const DoubtQuestion = z.object({
  title: z.string(),
  no: z.int(),
  solution: SolutionView,
  passage: PassageView.nullable(),
})
export type DoubtQuestion = z.infer<typeof DoubtQuestion>

const Evidence = line(1_000).min(10, 'Say in a sentence why the question is wrong.')

export const attemptsAfterTest = {
  challengeKey: endpoint({
    method: 'POST',
    path: '/quiz/attempts/:aid/challenges',
    summary: 'Say that a question of a released test is wrong, once for each question (no fee)',
    access: 'household',
    ...attempt,
    body: z.object({ questionId: QuestionVersionId, claim: z.enum(CHALLENGE_CLAIMS), evidence: Evidence }),
    response: Challenge,
    errors: [NOT_FOUND_ERROR, errors.RESULT_NOT_RELEASED],
    limit: { calls: 30, perSeconds: 3_600 },
  }),
  listChallenges: endpoint({
    method: 'GET',
    path: '/quiz/attempts/:aid/challenges',
    summary: 'List a learner’s own challenges of a test, and until when a key may be challenged',
    access: 'household',
    ...attempt,
    response: z.object({
      challenges: z.array(Challenge),
      /** Null: no key of this test can be challenged. */
      openUntil: Instant.nullable(),
    }),
    errors: [NOT_FOUND_ERROR, errors.RESULT_NOT_RELEASED],
  }),
}

/** Events of one page at once. */
const MOST_EVENTS = 100

export const attemptsEvents = {
  noteTestEvents: endpoint({
    method: 'POST',
    path: '/volt/test/analytics',
    summary: 'Note events of a running test (append-only; kinds that we do not know are taken and not kept)',
    access: 'household',
    owns: { attempt: 'attemptId' },
    body: z.object({
      attemptId: AttemptId,
      events: z
        .array(
          z.object({
            kind: line(40),
            questionId: QuestionVersionId.optional(),
            ms: z.int().min(0).max(36_000_000).optional(),
            /** The learner's own clock. */
            at: Instant,
          }),
        )
        .max(MOST_EVENTS),
    }),
    response: z.null(),
    isEmpty: true,
    errors: [NOT_FOUND_ERROR],
    limit: { calls: 120, perSeconds: 60 },
  }),
}
