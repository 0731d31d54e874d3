// Results of the console: corrections of keys and challenges of learners. Operations console, O14.
import { z } from 'zod'
import { commonErrors } from '#core/kernel/common-errors.ts'
import { endpoint } from '#core/kernel/endpoint.ts'
import { Reason, resource, Sentence, Version } from '#core/kernel/resource.ts'
import { decisionOn, requests } from '#core/kernel/resource/requests.ts'
import { resourceErrors } from '#core/kernel/resource/resource-errors.ts'
import { Instant, inWords, line, QueryFlag, StaffRef } from '#core/kernel/schemas.ts'
import { PaperId, QuestionVersionId } from '#core/modules/papers/paper.ts'
import { AnswerKey } from '#core/modules/questions/answer-key.ts'
import { Challenge } from './after-test-api.ts'
import { regradeErrors as errors } from './errors.ts'
import { CHALLENGE_STATUSES, REGRADE_KINDS } from './regrade.ts'

const feature = 'tests'

export const RegradePreview = z.object({
  /** Attempts that are marked. */
  attempts: z.int(),
  marksMoved: z.int(),
  /** First attempts whose rank is another one afterwards. */
  ranksMoved: z.int(),
  /** Attempts that get more marks, and attempts that get fewer. */
  up: z.int(),
  down: z.int(),
})
export type RegradePreview = z.infer<typeof RegradePreview>

const correction = {
  paperId: PaperId,
  questionId: QuestionVersionId,
  kind: inWords(z.enum(REGRADE_KINDS), {
    KEY_CHANGED: 'Another key',
    KEY_ADDED: 'A further key',
    DROPPED: 'The question is dropped',
    ALL_CORRECT: 'Marks for everyone',
  }),
}
/** The new key, or the further answers of KEY_ADDED. The other kinds need none. */
const NewKey = AnswerKey.nullable().default(null)

const { id: _id, ...challengeFields } = Challenge.shape

export const attemptsStaffApi = {
  staffRegrades: requests({
    name: 'regrades',
    feature,
    subject: {
      ...correction,
      /** The beginning of the question. */
      questionWords: z.string(),
      key: AnswerKey,
      preview: RegradePreview,

      /** Since when every attempt has its new marks. */
      doneAt: Instant.nullable(),
    },
    filter: { paperId: line(64).optional() },
    create: z.object({
      ...correction,
      key: NewKey,
      reason: Reason.min(10, 'Please enter a reason in one sentence.'),
    }),
    errors: [errors.KEY_DOES_NOT_FIT, errors.NOT_IN_PAPER, errors.REGRADE_WAITS],
  }),
  staffKeyChallenges: resource({
    name: 'key-challenges',
    feature,
    record: z.object({
      id: z.string(),
      attemptId: z.string(),
      learnerId: z.string(),
      learnerName: z.string().nullable(),
      paperId: z.string(),
      /** The beginning of the question. */
      questionWords: z.string(),
      ...challengeFields,
      decidedBy: StaffRef.nullable(),
      decidedAt: Instant.nullable(),
    }),
    filter: z.object({
      status: z.enum(CHALLENGE_STATUSES).optional(),
      paperId: line(64).optional(),
      isLate: QueryFlag.optional(),
    }),
    sort: ['madeAt'],
    newestFirst: true,
    isPersonal: true,
  }),
  staffResultActions: {
    previewRegrade: endpoint({
      method: 'POST',
      path: '/staff/regrade-preview',
      summary: 'Staff: count the marks and ranks that a correction of a key would move (changes nothing)',
      access: `staff:${feature}.edit`,
      body: z.object({ ...correction, key: NewKey }),
      response: RegradePreview.extend({ key: AnswerKey }),
      errors: [commonErrors.NOT_FOUND_ERROR, errors.KEY_DOES_NOT_FIT, errors.NOT_IN_PAPER],
      limit: { calls: 60, perSeconds: 60 },
    }),
    decideRegrade: decisionOn({
      of: 'regrades',
      feature,
      summary: 'approve or reject a correction of a key',
      errors: [errors.OWN_REGRADE, errors.REGRADE_DECIDED],
    }),
    rejectChallenge: endpoint({
      method: 'POST',
      path: '/staff/key-challenges/:id/rejection',
      summary: 'Staff: reject a challenge of a key with an answer to the learner (a correction upholds it)',
      access: `staff:${feature}.edit`,
      params: z.object({ id: line(64) }),
      body: z.object({ version: Version, answer: Sentence }),
      response: z.object({ status: z.enum(CHALLENGE_STATUSES) }),
      errors: [commonErrors.NOT_FOUND_ERROR, resourceErrors.STALE_VERSION, errors.CHALLENGE_DECIDED],
    }),
  },
}
