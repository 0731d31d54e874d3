// A test in school as pupils take it: unshaped screen B2 of the learning specification. Nobody has an account.
import { z } from 'zod'
import { commonErrors } from '#core/kernel/common-errors.ts'
import { endpoint } from '#core/kernel/endpoint.ts'
import { callerFields, Instant, line } from '#core/kernel/schemas.ts'
import { LearnerId } from '#core/modules/accounts/account.ts'
import { AttemptPaper, Result, SaveAnswer } from '#core/modules/attempts/api.ts'
import { AttemptId, AttemptStatusKey, Epoch, ResponseItem } from '#core/modules/attempts/attempt.ts'
import { attemptErrors } from '#core/modules/attempts/errors.ts'
import { PaperId } from '#core/modules/papers/paper.ts'
import { PaperQuestionView, PassageView, SectionView } from '#core/modules/papers/paper-view.ts'
import { answerLanguage, LanguageKey, Spoken } from '#core/taxonomy/schemas.ts'
import { inschoolErrors as errors } from './errors.ts'
import { ClassName, Pin, PupilId, PupilName, Roll, SessionCode, Ticket } from './session.ts'

const MOST_ITEMS = 200
const base = '/in-school-test/sessions/:code'
const params = z.object({ code: SessionCode })
const { RATE_LIMIT_EXCEEDED, NOT_FOUND_ERROR } = commonErrors
const ofASession = [errors.NO_SUCH_SESSION, RATE_LIMIT_EXCEEDED]
const ofAPupil = [...ofASession, errors.NOT_YOUR_TURN]

/** A link's token: what it shows, its end and our signature. */
const ClaimToken = line(120).min(1)

const Pupil = { name: z.string(), className: z.string(), roll: z.string() }

const Category = z.object({
  key: z.string(),
  title: z.string(),
  order: z.int(),
  questions: z.int(),
  /** Questions with at least one option chosen, or another answer: decision L-46. */
  saved: z.int(),
})

export const inschoolApi = {
  getSession: endpoint({
    method: 'GET',
    path: base,
    summary: 'Get the test of a code: the school, the paper and its rules',
    access: 'anyone',
    params,
    query: z.object(answerLanguage),
    response: z.object({
      code: z.string(),
      school: z.string(),
      title: Spoken,
      questionCount: z.int(),
      totalMarks: z.string(),
      durationMinutes: z.int(),
      languages: z.array(LanguageKey),
      sections: z.array(SectionView.extend({ questionCount: z.int() })),
      paperId: PaperId,
      opensAt: Instant,
      closesAt: Instant,
      isOpen: z.boolean(),
      serverTime: Instant,
    }),
    errors: ofASession,
  }),
  join: endpoint({
    method: 'POST',
    path: `${base}/join`,
    summary: 'Join a test in school with a name or alias, a class and a roll number',
    access: 'anyone',
    params,
    body: z.object({
      name: PupilName,
      className: ClassName,
      roll: Roll,
      /** The teacher's: it lets a pupil who has joined go on with another device. */
      pin: Pin.optional(),
    }),
    response: z.object({ pupilId: PupilId, attemptId: AttemptId, ticket: z.string() }),
    errors: [...ofASession, errors.SESSION_NOT_OPEN, errors.SESSION_IS_FULL, errors.PUPIL_HAS_JOINED, errors.WRONG_PIN],
  }),
  listCategories: endpoint({
    method: 'POST',
    path: `${base}/categories`,
    summary: 'List the categories of a test in school, with how many answers are saved',
    access: 'anyone',
    params,
    body: z.object({ ticket: Ticket }),
    response: z.object({ categories: z.array(Category) }),
    errors: ofAPupil,
  }),
  listQuestions: endpoint({
    method: 'POST',
    path: `${base}/questions`,
    summary: 'List the questions of one category (no keys)',
    access: 'anyone',
    params,
    body: z.object({ ticket: Ticket, category: line(8).min(1), ...answerLanguage }),
    response: z.object({ questions: z.array(PaperQuestionView), passages: z.array(PassageView) }),
    errors: [...ofAPupil, NOT_FOUND_ERROR],
  }),
  open: endpoint({
    method: 'POST',
    path: `${base}/open`,
    summary: 'Go on with a test in school on this device',
    access: 'anyone',
    params,
    body: z.object({ ticket: Ticket, ...answerLanguage }),
    response: AttemptPaper,
    errors: [...ofAPupil, attemptErrors.TEST_IS_SUBMITTED],
  }),
  saveResponses: endpoint({
    method: 'PUT',
    path: `${base}/responses`,
    summary: 'Save answers of a test in school; late ones count for thirty minutes if none is missing',
    access: 'anyone',
    params,
    body: z.object({
      ticket: Ticket,
      epoch: Epoch,
      /** The highest number that this device knows the server to have. */
      after: z.int().min(0).max(1_000_000_000).default(0),
      items: z.array(ResponseItem).max(MOST_ITEMS),
    }),
    response: SaveAnswer,
    errors: ofAPupil,
  }),
  submit: endpoint({
    method: 'POST',
    path: `${base}/submit`,
    summary: 'Submit a test in school',
    access: 'anyone',
    params,
    body: z.object({ ticket: Ticket, epoch: Epoch }),
    response: z.object({ status: AttemptStatusKey, serverTime: Instant }),
    errors: [...ofAPupil, attemptErrors.TEST_GOES_ON_ELSEWHERE],
  }),
  getResult: endpoint({
    method: 'POST',
    path: `${base}/result`,
    summary: 'Get the result of a pupil, once it is released, with the link for a guardian',
    access: 'anyone',
    params,
    body: z.object({ ticket: Ticket, ...answerLanguage }),
    response: z.object({
      ...Pupil,
      school: z.string(),
      result: Result,
      claim: z.object({ url: z.string(), endsAt: Instant }),
    }),
    errors: ofAPupil,
  }),
  getClaim: endpoint({
    method: 'GET',
    path: '/in-school-test/claims/:link',
    summary: 'Get the result that a link from school leads to',
    access: 'anyone',
    params: z.object({ link: ClaimToken }),
    query: z.object(answerLanguage),
    response: z.object({ ...Pupil, school: z.string(), title: Spoken, endsAt: Instant, isClaimed: z.boolean() }),
    errors: [NOT_FOUND_ERROR, errors.CLAIM_LINK_OVER],
    limit: { calls: 60, perSeconds: 60 },
  }),
  claimResult: endpoint({
    method: 'POST',
    path: '/in-school-test/claims/:link',
    summary: 'Take the result of a test in school over to a learner of the household',
    access: 'learner',
    params: z.object({ link: ClaimToken }),
    body: z.object({ userId: LearnerId.optional(), ...callerFields }),
    response: z.object({ attemptId: AttemptId, paperId: PaperId }),
    errors: [NOT_FOUND_ERROR, errors.CLAIM_LINK_OVER, errors.CLAIM_TOO_EARLY, errors.RESULT_IS_CLAIMED],
    limit: { calls: 20, perSeconds: 60 },
  }),
}
