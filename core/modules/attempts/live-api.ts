// The staff's view of tests that run and of their attempts: operations console, O13 and O14.
import { z } from 'zod'
import { commonErrors } from '#core/kernel/common-errors.ts'
import { endpoint } from '#core/kernel/endpoint.ts'
import { resource, Sentence } from '#core/kernel/resource.ts'
import { Instant, line, StaffRef } from '#core/kernel/schemas.ts'
import { LearnerId } from '#core/modules/accounts/account.ts'
import { PaperId } from '#core/modules/papers/paper.ts'
import { STORED_STATUSES } from './attempt-status.ts'
import { liveErrors as errors } from './errors.ts'
import { SIGNAL_KINDS } from './signal.ts'

const feature = 'tests'
const StoredStatus = z.enum(STORED_STATUSES)

export const LiveAttempt = z.object({
  id: z.string(),
  learnerId: z.string(),
  name: z.string(),
  startedAt: Instant,
  expiresAt: Instant,
  extraMinutes: z.int(),
  answered: z.int(),
  /** Null: nothing was saved yet. */
  lastSaveAt: Instant.nullable(),
  /** No answer has come for more than two minutes. */
  isStuck: z.boolean(),
})

const QuestionStatistics = z.object({
  questionId: z.string(),
  /** The beginning of the question. */
  words: z.string(),
  attempts: z.int(),
  /** The part of the attempts that is right. Null below thirty attempts. */
  pValue: z.number().nullable(),
  /** The point-biserial correlation of the question with the total: null below thirty attempts, and where all have the same. */
  discrimination: z.number().nullable(),
})

function action<const P extends string, S extends z.ZodRawShape>(path: P, summary: string, fields: S) {
  return endpoint({
    method: 'POST',
    path: `/staff/test-attempts/:id/${path}`,
    summary: `Staff: ${summary}`,
    access: `staff:${feature}.approve`,
    params: z.object({ id: line(64) }),
    body: z.object({ ...fields, reason: Sentence }),
    response: z.object({ status: StoredStatus, expiresAt: Instant }),
    errors: [commonErrors.NOT_FOUND_ERROR, errors.ATTEMPT_STEP_REFUSED, errors.RESULT_IS_KNOWN],
  })
}

const paper = { params: z.object({ id: PaperId }), access: `staff:${feature}.view` } as const

export const attemptsLiveApi = {
  staffTestAttempts: resource({
    name: 'test-attempts',
    feature,
    isPersonal: true,
    record: z.object({
      id: z.string(),
      paperId: z.string(),
      learnerId: z.string(),
      learnerName: z.string().nullable(),
      no: z.int(),
      status: StoredStatus,
      startedAt: Instant,
      expiresAt: Instant,
      extraMinutes: z.int(),
      submittedAt: Instant.nullable(),
      /** The total, such as "42.5"; null until it is marked. */
      marks: z.string().nullable(),
      maxMarks: z.string().nullable(),
      /** Answers that came after the end: kept, and not counted. */
      lateAnswers: z.int(),
    }),
    filter: z.object({
      paperId: line(64).optional(),
      learnerId: line(64).optional(),
      status: StoredStatus.optional(),
    }),
    sort: ['startedAt'],
    newestFirst: true,
  }),
  staffTestAllowances: resource({
    name: 'test-allowances',
    feature,
    isPersonal: true,
    record: z.object({
      id: z.string(),
      learnerId: z.string(),
      learnerName: z.string().nullable(),
      minutesPerHour: z.int(),
      reason: z.string(),
      grantedBy: StaffRef,
      grantedAt: Instant,
      isActive: z.boolean(),
    }),
    filter: z.object({ learnerId: line(64).optional() }),
    sort: ['grantedAt'],
    newestFirst: true,
    create: z.object({ learnerId: LearnerId, minutesPerHour: z.int().min(1).max(60).default(20), reason: Sentence }),
    update: z.object({ isActive: z.boolean() }),
    errors: [errors.NO_SUCH_LEARNER],
  }),
  staffLiveTests: {
    getLiveTest: endpoint({
      ...paper,
      method: 'GET',
      path: '/staff/papers/:id/live',
      summary: 'Staff: list who writes a paper now, with the last save and who is stuck',
      response: z.object({
        attempts: z.array(LiveAttempt),
        /** All who write it; the list has at most 500. */
        running: z.int(),
        submitted: z.int(),
        broadcasts: z.array(z.object({ text: z.string(), saidBy: StaffRef, saidAt: Instant })),
        serverTime: Instant,
      }),
      errors: [commonErrors.NOT_FOUND_ERROR],
    }),
    sayToAll: endpoint({
      method: 'POST',
      path: '/staff/papers/:id/broadcast',
      summary: 'Staff: say a line to everybody who writes a paper now',
      access: `staff:${feature}.approve`,
      params: z.object({ id: PaperId }),
      body: z.object({ text: line(200).min(1) }),
      response: z.object({ saidAt: Instant }),
      errors: [commonErrors.NOT_FOUND_ERROR],
      limit: { calls: 30, perSeconds: 60 },
    }),
    getPaperResults: endpoint({
      ...paper,
      method: 'GET',
      path: '/staff/papers/:id/results',
      summary: 'Staff: read the results of a paper: the marks of first attempts, and the statistics of its questions',
      response: z.object({
        takers: z.int(),
        mean: z.number().nullable(),
        highest: z.string().nullable(),
        lowest: z.string().nullable(),
        questions: z.array(QuestionStatistics),
      }),
      errors: [commonErrors.NOT_FOUND_ERROR],
    }),
    getSignals: endpoint({
      method: 'GET',
      path: '/staff/test-attempts/:id/signals',
      summary: 'Staff: list the signs that an attempt has left, in the order of their arrival',
      access: `staff:${feature}.view`,
      params: z.object({ id: line(64) }),
      response: z.object({
        signals: z.array(
          z.object({ kind: z.enum(SIGNAL_KINDS), questionId: z.string().nullable(), ms: z.int().nullable(), clientAt: Instant, receivedAt: Instant }),
        ),
        hiddenMs: z.int(),
      }), // prettier-ignore
      errors: [commonErrors.NOT_FOUND_ERROR],
    }),
    extendAttempt: action('extension', 'give a running attempt more minutes', { minutes: z.int().min(1).max(180) }),
    voidAttempt: action('void', 'void an attempt: it has no marks and counts as taken', {}),
    reopenAttempt: action('reopening', 'open an ended attempt again, before its result is released', {
      minutes: z.int().min(1).max(300),
    }),
  },
}
