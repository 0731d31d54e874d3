// Tests as learners take them: unshaped screen B1 of the learning specification.
import { z } from 'zod'
import { commonErrors } from '#core/kernel/common-errors.ts'
import { endpoint } from '#core/kernel/endpoint.ts'
import { callerFields, Instant, line } from '#core/kernel/schemas.ts'
import { LearnerId } from '#core/modules/accounts/account.ts'
import { accountErrors } from '#core/modules/accounts/errors.ts'
import { BundleId, LessonId } from '#core/modules/catalogue/catalogue.ts'
import { Lock } from '#core/modules/enrolments/lock.ts'
import { OUTCOMES } from '#core/modules/papers/marking/mark.ts'
import { PaperId, QuestionVersionId } from '#core/modules/papers/paper.ts'
import { PaperQuestionView, PassageView, SectionView } from '#core/modules/papers/paper-view.ts'
import { Answer, AnswerKey } from '#core/modules/questions/answer-key.ts'
import { unreleased } from '#core/modules/questions/unreleased.ts'
import { answerLanguage, LanguageKey, Spoken } from '#core/taxonomy/schemas.ts'
import { PRIORITIES } from './analysis.ts'
import { AttemptId, AttemptStatusKey, Epoch, ResponseItem, SavedResponse } from './attempt.ts'
import { attemptErrors as errors } from './errors.ts'
import { REVISION_KINDS } from './regrade.ts'
import { TestCard, TotalMarks } from './test-card.ts'

const mine = { userId: LearnerId.optional(), ...callerFields }
const attempt = { params: z.object({ aid: AttemptId }), owns: { attempt: 'aid' } } as const
const ofPaper = { access: 'learner', owns: { paper: 'id' }, params: z.object({ id: PaperId }) } as const
const readAttempt = { ...attempt, query: z.object(answerLanguage) }
const { NOT_FOUND_ERROR } = commonErrors

const Clock = { serverTime: Instant, expiresAt: Instant }

export const AttemptPaper = z.object({
  id: AttemptId,
  paperId: PaperId,
  title: Spoken,
  status: AttemptStatusKey,
  epoch: Epoch,
  startedAt: Instant,
  ...Clock,
  /** Answers are taken so long after the end. */
  graceMs: z.int(),
  /** Sections with minutes of their own end one after another; the others have no end of their own. */
  sections: z.array(SectionView.extend({ endsAt: Instant.nullable() })),
  questions: z.array(PaperQuestionView),
  passages: z.array(PassageView),
  responses: z.array(SavedResponse),
  /** Answers are checked one by one. */
  isPractice: z.boolean(),
  /** Questions whose answer the learner has seen: their answers stay. */
  checked: z.array(QuestionVersionId),
  /** The test notes signs such as a hidden tab. */
  notesSignals: z.boolean(),
})
export type AttemptPaper = z.infer<typeof AttemptPaper>

const MOST_ITEMS = 200

export const DROP_REASONS = ['STALE', 'LATE', 'UNKNOWN'] as const

export const SaveAnswer = z.object({
  /** The highest number of this call that the server has in time, stored now or before; 0: none. */
  serverSeq: z.int(),
  ...Clock,
  /** The epoch of the device that goes on: a higher one than sent means that it is another. */
  epoch: Epoch,
  status: AttemptStatusKey,
  /** A line of staff to everybody who writes the paper; null: none since this attempt began. */
  broadcast: z.string().nullable(),
  /** STALE: a newer answer is there. LATE: kept and not counted. UNKNOWN: not a question of this paper, or not an answer to it. */
  dropped: z.array(z.object({ questionId: QuestionVersionId, seq: z.int(), reason: z.enum(DROP_REASONS) })),
})
export type SaveAnswer = z.infer<typeof SaveAnswer>

const Counts = z.record(z.enum(OUTCOMES), z.int())

export const Result = z.object({
  attemptId: AttemptId,
  paperId: PaperId,
  title: Spoken,
  /** MARKING: it is being marked. WAITING: it is marked and not released. */
  state: z.enum(['MARKING', 'WAITING', 'READY']),
  /** When the results are expected, if that is known. In the past: teachers have not marked the written answers in time. */
  expectedAt: Instant.nullable(),
  submittedAt: Instant.nullable(),
  serverTime: Instant,
  /** The learner has rated the test: once for each attempt. */
  isRated: z.boolean(),
  /** Null until the results are released. */
  score: z
    .object({
      marks: TotalMarks,
      maxMarks: TotalMarks,
      counts: Counts,
      sections: z.array(z.object({ name: z.string(), marks: TotalMarks, maxMarks: TotalMarks, counts: Counts })),
      questions: z.array(
        z.object({ id: QuestionVersionId, chapter: z.string(), outcome: z.enum(OUTCOMES), marks: TotalMarks, timeMs: z.int() }),
      ),
      /** Null below twenty takers, and for practice. */
      percentile: z.number().nullable(),
      takers: z.int(),
      /** Corrections of keys and further markings that have moved the marks, the first first. */
      revisions: z.array(
        z.object({ kind: z.enum(REVISION_KINDS), questionId: QuestionVersionId, oldMarks: TotalMarks, newMarks: TotalMarks, at: Instant }),
      ),
    })
    .nullable(),
}) // prettier-ignore
export type Result = z.infer<typeof Result>

const LessonLink = z.object({ id: LessonId, bundleId: BundleId, title: z.string() })

export const ChapterResult = z.object({
  chapter: z.string(),
  questions: z.int(),
  answered: z.int(),
  accuracy: z.number().nullable(),
  attemptRate: z.number(),
  priority: z.enum(PRIORITIES),
})

/** Right answers and solutions, after the release. */
export const SolutionView = z.object({
  question: PaperQuestionView,
  outcome: z.enum(OUTCOMES),
  marks: TotalMarks,
  answer: Answer.nullable(),
  /** Only for a written answer: its photos, and the teacher's marks for the lines of the rubric. */
  written: z
    .object({
      photos: z.array(z.object({ key: z.string(), url: z.string() })),
      lines: z.array(z.object({ id: z.string(), marks: TotalMarks })),
      remark: z.string(),
    })
    .nullable(),
  key: AnswerKey,
  /** The correction by which everybody, or all who answered, have full marks. */
  ruling: z.enum(['DROPPED', 'ALL_CORRECT']).nullable(),
  /** HTML by language. */
  solutions: z.partialRecord(LanguageKey, z.string()).register(unreleased, { what: 'SOLUTION' }),
  /** The takers who answered it right, in percent; null below twenty. */
  rightPercent: z.number().nullable(),
})
export type SolutionView = z.infer<typeof SolutionView>

export const attemptsApi = {
  getTests: endpoint({
    method: 'GET',
    path: '/getTests',
    summary: 'List a learner’s tests: upcoming, live, done and missed',
    access: 'learner',
    query: z.object({ ...mine, ...answerLanguage }),
    response: z.object({
      upcoming: z.array(TestCard),
      live: z.array(TestCard),
      done: z.array(TestCard),
      missed: z.array(TestCard),
      serverTime: Instant,
    }),
  }),
  getTest: endpoint({
    method: 'GET',
    path: '/quiz/:id',
    summary: 'Get a test before it is taken: its rules, marks and languages',
    ...ofPaper,
    query: z.object({ ...mine, ...answerLanguage }),
    response: TestCard.extend({
      sections: z.array(SectionView.extend({ questionCount: z.int() })),
      /** The test notes signs such as a hidden tab: the start page says so. */
      notesSignals: z.boolean(),
      /** Answers are checked one by one. */
      isPractice: z.boolean(),
      serverTime: Instant,
    }),
    errors: [NOT_FOUND_ERROR],
  }),
  startTest: endpoint({
    method: 'POST',
    path: '/quizzes/:id/attempts',
    older: ['/quiz/:id/attempts'],
    summary: 'Start a test, or find the attempt that runs',
    ...ofPaper,
    body: z.object(mine),
    response: z.object({ attemptId: AttemptId }),
    errors: [
      NOT_FOUND_ERROR,
      errors.TEST_NOT_OPEN,
      errors.TEST_NOT_INCLUDED,
      errors.TEST_NEEDS_PLAN,
      errors.TEST_NEEDS_PAYMENT,
      accountErrors.CONSENT_NEEDED,
      errors.ATTEMPTS_USED_UP,
    ],
    limit: { calls: 300, perSeconds: 60 },
  }),
  getAttempt: endpoint({
    method: 'GET',
    path: '/quiz/attempts/:aid',
    summary: 'Get an attempt with its questions and saved answers (no keys)',
    access: 'household',
    ...readAttempt,
    response: AttemptPaper,
    errors: [NOT_FOUND_ERROR],
  }),
  openAttempt: endpoint({
    method: 'POST',
    path: '/quiz/attempts/:aid/open',
    summary: 'Go on with an attempt on this device: other devices stop',
    access: 'household',
    ...attempt,
    body: z.object(answerLanguage),
    response: AttemptPaper,
    errors: [NOT_FOUND_ERROR, errors.TEST_IS_SUBMITTED],
    limit: { calls: 60, perSeconds: 60 },
  }),
  saveResponses: endpoint({
    method: 'PUT',
    path: '/quiz/attempts/:aid/responses',
    summary: 'Save answers of an attempt, in any order and as often as needed',
    access: 'household',
    params: attempt.params,
    body: z.object({ epoch: Epoch, items: z.array(ResponseItem).max(MOST_ITEMS) }),
    response: SaveAnswer,
    errors: [NOT_FOUND_ERROR],
    limit: { calls: 120, perSeconds: 60 },
  }),
  submitAttempt: endpoint({
    method: 'POST',
    path: '/quiz/attempts/:aid/submit',
    summary: 'Submit an attempt',
    access: 'household',
    ...attempt,
    body: z.object({ epoch: Epoch }),
    response: z.object({ status: AttemptStatusKey, serverTime: Instant }),
    errors: [NOT_FOUND_ERROR, errors.TEST_GOES_ON_ELSEWHERE],
  }),
  getResult: endpoint({
    method: 'GET',
    path: '/quiz/attempts/:aid/result',
    summary: 'Get the result of an attempt, once it is released',
    access: 'household',
    ...readAttempt,
    response: Result,
    errors: [NOT_FOUND_ERROR],
  }),
  getTopics: endpoint({
    method: 'GET',
    path: '/quiz/attempts/:aid/topics',
    summary: 'Get accuracy and attempt rate by chapter, the weakest first',
    access: 'household',
    ...readAttempt,
    response: z.object({ chapters: z.array(ChapterResult) }),
    errors: [NOT_FOUND_ERROR, errors.RESULT_NOT_RELEASED],
  }),
  getSolutions: endpoint({
    method: 'GET',
    path: '/quiz/attempts/:aid/solutions',
    summary: 'Get the right answers and solutions of an attempt, once they are released',
    access: 'household',
    ...readAttempt,
    response: z.object({
      solutions: z.array(SolutionView),
      passages: z.array(PassageView),
      /** For each chapter of the test of which a course of the learner has a film or notes. */
      lessons: z.array(LessonLink.extend({ chapter: z.string() })),
    }),
    errors: [NOT_FOUND_ERROR, errors.RESULT_NOT_RELEASED],
  }),
  getRecommendations: endpoint({
    method: 'GET',
    path: '/quiz/attempts/:aid/recommendations',
    summary:
      'Recommend what to do after a test: the lesson of the weakest chapter, questions to practise it, the doubts',
    access: 'household',
    ...readAttempt,
    response: z.object({
      /** Null: no chapter has enough questions to say. */
      weakestChapter: z.string().nullable(),
      /** A film or notes about it in a course of the learner. */
      lesson: LessonLink.nullable(),
      /** Questions of the bank to practise it. The set is made on request; null: the bank has too few. */
      practice: z.object({ questionCount: z.int(), paperId: PaperId.nullable() }).nullable(),
      /** Another test, where there is no practice. */
      test: z.object({ id: PaperId, title: Spoken }).nullable(),
      /** The questions that were not answered right. */
      doubts: z.array(QuestionVersionId),
      /** Why the learner cannot ask about them; null: each may be asked about. */
      doubtLock: Lock.nullable(),
    }),
    errors: [NOT_FOUND_ERROR, errors.RESULT_NOT_RELEASED],
  }),
  rateTest: endpoint({
    method: 'POST',
    path: '/quiz/attempts/:aid/feedback',
    summary: 'Rate a test, once for each attempt',
    access: 'household',
    ...attempt,
    body: z.object({ rating: z.int().min(1).max(5), text: line(500).default('') }),
    response: z.object({ rating: z.int() }),
    errors: [NOT_FOUND_ERROR, errors.RESULT_NOT_RELEASED],
  }),
}
